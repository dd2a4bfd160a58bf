import * as React from 'react';
import { inputLabelClasses } from '@mui/material/InputLabel';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const LedgerField = styled(TextField)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${inputLabelClasses.root}`]: {
      ...theme.typography.caption,
      position: 'static',
      transform: 'none',
      maxWidth: 'none',
      marginBottom: theme.spacing(0.5),
      color: palette.text.secondary,
      [`&.${inputLabelClasses.focused}`]: { color: palette.primary.main },
    },
    [`& .${outlinedInputClasses.root}`]: {
      borderRadius: 12,
      backgroundColor: palette.background.paper,
      fontVariantNumeric: 'tabular-nums',
    },
    [`& .${outlinedInputClasses.notchedOutline}`]: {
      // Without its legend the outline has no gap, and no need to start 5px higher.
      top: 0,
      borderColor: palette.text.secondary,
      '& legend': { display: 'none' },
    },
  };
});

export default function RestyledLedgerFields() {
  const [reading, setReading] = React.useState('04 218.6');
  const [day, setDay] = React.useState('31 March');
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <LedgerField
        label="Meter reading in kWh"
        value={reading}
        onChange={(event) => setReading(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'decimal' } }}
      />
      <LedgerField
        label="Read on"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}
