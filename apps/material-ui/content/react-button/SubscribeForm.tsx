import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SubscribeForm() {
  const [email, setEmail] = React.useState('');
  const [message, setMessage] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage(`The first letter goes to ${email}.`);
  }

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="contained" size="large" fullWidth>
        Subscribe
      </Button>
      <Button size="small" onClick={() => setEmail('')} sx={{ alignSelf: 'center' }}>
        Clear the field
      </Button>
      <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
        {message}
      </Typography>
    </Stack>
  );
}
