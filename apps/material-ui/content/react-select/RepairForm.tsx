import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const faults = ['Flat tyre', 'Loose chain', 'Worn brakes'];

export default function RepairForm() {
  const select = React.useRef<HTMLInputElement>(null);
  const [missing, setMissing] = React.useState(false);
  const [message, setMessage] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fault = new FormData(event.currentTarget).get('fault');
    setMissing(!fault);
    setMessage(fault ? `Noted: ${String(fault)}. Bring the bike before ten.` : '');
    if (!fault) select.current?.focus();
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={1}
      sx={{ width: '100%', maxWidth: 300 }}
    >
      <TextField
        select
        required
        name="fault"
        label="What is broken?"
        defaultValue=""
        inputRef={select}
        error={missing}
        helperText={missing ? 'Choose what is broken.' : ' '}
      >
        {faults.map((fault) => (
          <MenuItem key={fault} value={fault}>
            {fault}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained">
        Book the repair
      </Button>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
