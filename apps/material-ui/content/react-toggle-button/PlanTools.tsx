import { useState } from 'react';
import DoorFront from '@mui/icons-material/DoorFront';
import Square from '@mui/icons-material/Square';
import Straighten from '@mui/icons-material/Straighten';
import Window from '@mui/icons-material/Window';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const tools = [
  { name: 'Wall', icon: <Square /> },
  { name: 'Door', icon: <DoorFront /> },
  { name: 'Window', icon: <Window /> },
  { name: 'Measure', icon: <Straighten /> },
];

export default function PlanTools() {
  const [tool, setTool] = useState<string | null>('Door');

  return (
    <Stack direction="row" spacing={2}>
      <ToggleButtonGroup
        exclusive
        orientation="vertical"
        aria-label="Tools of the floor plan"
        value={tool}
        onChange={(_event, next: string | null) => setTool(next)}
      >
        {tools.map(({ name, icon }) => (
          <Tooltip key={name} title={name} placement="right">
            <ToggleButton value={name}>{icon}</ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">{tool ? `${tool}: press a place in the plan` : 'Move'}</Typography>
    </Stack>
  );
}
