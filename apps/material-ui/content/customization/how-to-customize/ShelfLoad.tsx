import { useState, type CSSProperties } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function ShelfLoad() {
  const [kilos, setKilos] = useState(18);

  return (
    <Box sx={{ width: 280 }} style={{ '--bend': `${kilos * 0.6}px` } as CSSProperties}>
      <Box
        aria-hidden
        sx={{
          height: 56,
          borderBottom: 6,
          borderColor: 'warning.main',
          borderRadius: '0 0 50% 50% / 0 0 var(--bend) var(--bend)',
        }}
      />
      <Slider
        aria-label="Load of the shelf"
        getAriaValueText={(value) => `${value} kilograms`}
        valueLabelDisplay="auto"
        max={60}
        value={kilos}
        onChange={(_event, value) => setKilos(value)}
      />
    </Box>
  );
}
