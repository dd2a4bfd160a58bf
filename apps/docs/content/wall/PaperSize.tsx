import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sheets: Readonly<Record<string, string>> = {
  A5: '148 by 210 mm: a notebook.',
  A4: '210 by 297 mm: a letter.',
  A3: '297 by 420 mm: a small poster.',
};

export default function PaperSize() {
  const [size, setSize] = React.useState('A4');
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label="Paper"
        value={size}
        onChange={(_event, value: string | null) => value && setSize(value)}
      >
        {Object.keys(sheets).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Alert severity="info" role="status">
        {sheets[size]}
      </Alert>
    </Stack>
  );
}
