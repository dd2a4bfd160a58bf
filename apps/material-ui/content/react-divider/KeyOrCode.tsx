import { type FormEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function KeyOrCode() {
  const [message, setMessage] = useState('The boat house is locked');

  function unlock(event: FormEvent) {
    event.preventDefault();
    setMessage('Opened by code');
  }

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Button variant="contained" onClick={() => setMessage('Opened by key')}>
        Open with my key
      </Button>
      <Divider role="presentation">or</Divider>
      <Stack component="form" direction="row" spacing={1} onSubmit={unlock}>
        <TextField required fullWidth size="small" label="Code of the day" />
        <Button type="submit">Open</Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {message}
      </Typography>
    </Stack>
  );
}
