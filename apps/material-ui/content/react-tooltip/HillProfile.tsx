import { type MouseEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const heights = [210, 260, 340, 480, 610, 590, 660, 720, 540, 380, 300];

export default function HillProfile() {
  const [km, setKm] = useState(0);
  const points = heights.map((height, index) => `${index * 30},${120 - height / 7}`).join(' ');

  function follow({ currentTarget, clientX }: MouseEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = Math.min(Math.max((clientX - left) / width, 0), 1);
    setKm(Math.round(part * (heights.length - 1)));
  }

  return (
    <Tooltip followCursor describeChild title={`Kilometre ${km}: ${heights[km]} m`} placement="top">
      <Box
        component="svg"
        viewBox="0 0 300 120"
        role="img"
        aria-label="Ten kilometres, from 210 m up to 720 m at kilometre 7, down to 300 m"
        onMouseMove={follow}
        sx={{ width: 320, maxWidth: '100%', fill: 'none', stroke: 'currentColor' }}
      >
        <polyline points={points} strokeWidth="2" />
        <rect width="300" height="120" stroke="none" pointerEvents="all" />
      </Box>
    </Tooltip>
  );
}
