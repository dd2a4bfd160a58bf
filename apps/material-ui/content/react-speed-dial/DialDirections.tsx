import { useState } from 'react';
import Air from '@mui/icons-material/Air';
import Thermostat from '@mui/icons-material/Thermostat';
import WaterDrop from '@mui/icons-material/WaterDrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const directions = ['up', 'down', 'left', 'right'] as const;
type Direction = (typeof directions)[number];

const gauges = [
  { name: 'Wind', icon: <Air /> },
  { name: 'Temperature', icon: <Thermostat /> },
  { name: 'Rain', icon: <WaterDrop /> },
];

export default function DialDirections() {
  const [direction, setDirection] = useState<Direction>('up');

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction"
        value={direction}
        onChange={(_event, next: Direction | null) => next && setDirection(next)}
      >
        {directions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 280, mt: 2 }}>
        <SpeedDial
          ariaLabel="Gauges of the weather station"
          icon={<SpeedDialIcon />}
          direction={direction}
          sx={{
            position: 'absolute',
            insetInlineStart: direction === 'right' ? 16 : undefined,
            insetInlineEnd: direction === 'right' ? undefined : 16,
            top: direction === 'down' ? 0 : undefined,
            bottom: direction === 'down' ? undefined : 0,
          }}
        >
          {gauges.map(({ name, icon }) => (
            <SpeedDialAction key={name} icon={icon} slotProps={{ tooltip: { title: name } }} />
          ))}
        </SpeedDial>
      </Box>
    </Box>
  );
}
