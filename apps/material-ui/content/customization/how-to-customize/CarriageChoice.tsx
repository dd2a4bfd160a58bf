import { useState } from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const carriages = ['Quiet', 'Family', 'Bicycles'];

export default function CarriageChoice() {
  const [carriage, setCarriage] = useState<string | null>('Quiet');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Carriage"
      value={carriage}
      onChange={(_event, value: string | null) => setCarriage(value)}
      sx={{
        [`& .${toggleButtonClasses.root}.${toggleButtonClasses.selected}`]: {
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          '&:hover': { bgcolor: 'primary.dark' },
        },
      }}
    >
      {carriages.map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
