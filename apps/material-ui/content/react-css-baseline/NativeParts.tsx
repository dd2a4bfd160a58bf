import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function NativeParts() {
  const [on, setOn] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <FormControlLabel
        label="Native parts follow the scheme"
        control={<Switch checked={on} onChange={(event) => setOn(event.target.checked)} />}
      />
      <ScopedCssBaseline enableColorScheme={on} sx={{ p: 2 }}>
        <label>
          Day of the fair <input type="date" defaultValue="2026-05-09" />
        </label>
      </ScopedCssBaseline>
    </Stack>
  );
}
