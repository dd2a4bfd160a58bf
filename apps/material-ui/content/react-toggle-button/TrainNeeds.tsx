import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const needs = ['Bicycle', 'Quiet coach', 'Meals'];
const trains = [
  { time: '07:12', offers: ['Bicycle'] },
  { time: '08:05', offers: ['Quiet coach', 'Meals'] },
  { time: '09:12', offers: ['Bicycle', 'Quiet coach'] },
];

export default function TrainNeeds() {
  const [chosen, setChosen] = useState<string[]>(['Bicycle']);
  const fitting = trains.filter(({ offers }) => chosen.every((need) => offers.includes(need)));

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <ToggleButtonGroup
        color="secondary"
        size="small"
        aria-label="What the train must offer"
        value={chosen}
        onChange={(_event, next: string[]) => setChosen(next)}
      >
        {needs.map((need) => (
          <ToggleButton key={need} value={need}>
            {need}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">
        {fitting.length > 0 ? fitting.map(({ time }) => time).join(', ') : 'No train this morning'}
      </Typography>
    </Stack>
  );
}
