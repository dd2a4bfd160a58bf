import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FirstForm() {
  const [name, setName] = React.useState('');
  const [greeted, setGreeted] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 280 }}
      onSubmit={(event) => {
        event.preventDefault();
        setGreeted(name);
      }}
    >
      <TextField label="Your name" value={name} onChange={(event) => setName(event.target.value)} />
      <Button type="submit" variant="contained" disabled={name === ''}>
        Say hello
      </Button>
      <Typography aria-live="polite" sx={{ minHeight: 24 }}>
        {greeted !== '' && `Hello, ${greeted}.`}
      </Typography>
    </Stack>
  );
}
