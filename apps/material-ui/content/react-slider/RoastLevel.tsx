import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const roasts = [
  { value: 0, label: 'Light' },
  { value: 1, label: 'City' },
  { value: 2, label: 'Dark' },
  { value: 3, label: 'Espresso' },
];
const nameOf = (value: number) => roasts[value]?.label ?? '';

export default function RoastLevel() {
  const [roast, setRoast] = useState(1);
  const labelId = useId();

  return (
    <Box sx={{ width: 300, px: 3 }}>
      <Typography id={labelId} gutterBottom>
        Roast
      </Typography>
      <Slider
        aria-labelledby={labelId}
        getAriaValueText={nameOf}
        marks={roasts}
        step={null}
        max={3}
        value={roast}
        onChange={(_event, value) => setRoast(value)}
      />
    </Box>
  );
}
