import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider, { type SliderValueLabelProps } from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';

function DegreeLabel({ children, open, value }: SliderValueLabelProps) {
  if (!children) return null;
  return (
    <Tooltip
      arrow
      describeChild
      disableHoverListener
      open={open}
      title={`${String(value)} °C`}
      placement="top"
    >
      {children}
    </Tooltip>
  );
}

export default function SaunaDial() {
  const [degrees, setDegrees] = useState(85);

  return (
    <Box sx={{ width: 280, pt: 5 }}>
      <Slider
        aria-label="Sauna"
        getAriaValueText={(value) => `${value} degrees`}
        min={60}
        max={110}
        value={degrees}
        onChange={(_event, value) => setDegrees(value)}
        valueLabelDisplay="auto"
        slots={{ valueLabel: DegreeLabel }}
      />
    </Box>
  );
}
