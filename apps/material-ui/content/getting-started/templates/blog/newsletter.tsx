import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export function Newsletter() {
  const [isJoined, setJoined] = useState(false);

  function join(event: FormEvent) {
    event.preventDefault();
    setJoined(true);
  }

  return (
    <Stack component="form" onSubmit={join} sx={{ gap: 1.5, maxWidth: 480 }}>
      <Typography component="h2" variant="h6">
        A letter each month
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
        <TextField
          fullWidth
          required
          size="small"
          type="email"
          label="Email address"
          autoComplete="email"
        />
        <Button type="submit" variant="contained">
          Join
        </Button>
      </Stack>
      {isJoined && (
        <Alert severity="success" variant="outlined">
          The next letter goes out on 1 November.
        </Alert>
      )}
    </Stack>
  );
}
