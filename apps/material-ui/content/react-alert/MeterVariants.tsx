import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const variants = ['standard', 'outlined', 'filled'] as const;

export default function MeterVariants() {
  const [variant, setVariant] = useState<(typeof variants)[number]>('outlined');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 460, alignItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Variant"
        value={variant}
        onChange={(_event, next: (typeof variants)[number] | null) => next && setVariant(next)}
      >
        {variants.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Alert role="note" variant={variant} severity="error" sx={{ width: '100%' }}>
        The water meter has not reported for six days.
      </Alert>
    </Stack>
  );
}
