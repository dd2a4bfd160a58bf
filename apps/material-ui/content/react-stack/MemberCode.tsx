import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function MemberCode() {
  const [name, setName] = useState('');
  const [sentTo, setSentTo] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    setSentTo(name);
  }

  return (
    <Stack component="form" spacing={2} onSubmit={send} sx={{ width: 280 }}>
      <TextField
        label="Member number"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        Send a code
      </Button>
      <Typography role="status" variant="body2">
        {sentTo && `A code is on its way to member ${sentTo}.`}
      </Typography>
    </Stack>
  );
}
