import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PointerReadout() {
  const point = useRef({ x: 0, y: 0 });
  const [depth, setDepth] = useState<number | null>(null);
  const pointer = {
    getBoundingClientRect: () => new DOMRect(point.current.x, point.current.y, 0, 0),
  };

  return (
    <>
      <Box
        role="img"
        aria-label="Cut through a lake, 30 metres deep"
        onMouseLeave={() => setDepth(null)}
        onMouseMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          point.current = { x: event.clientX, y: event.clientY };
          setDepth(Math.round(((event.clientY - box.top) / box.height) * 30));
        }}
        sx={{
          width: 320,
          height: 160,
          borderRadius: 2,
          backgroundImage: 'linear-gradient(#7fc1d9, #0b2f4d)',
        }}
      />
      <Popper open={depth !== null} anchorEl={pointer} placement="top">
        <Paper sx={{ px: 1, mb: 1, typography: 'body2' }}>{depth} m</Paper>
      </Popper>
    </>
  );
}
