import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BerthForm() {
  const [length, setLength] = useState('');
  const [asked, setAsked] = useState(false);
  const isWrong = asked && !(Number(length) > 0);
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: 280, alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      <TextField
        fullWidth
        label="Length of the ship"
        value={length}
        onChange={(event) => setLength(event.target.value)}
        error={isWrong}
        helperText={isWrong ? 'Give the length in metres.' : 'In metres, over all'}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Button type="submit" variant="contained">
        Ask for a berth
      </Button>
    </Stack>
  );
}
