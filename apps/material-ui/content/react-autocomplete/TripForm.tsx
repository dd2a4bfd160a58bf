import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const harbours = [
  { code: 'DEHAM', label: 'Hamburg' },
  { code: 'NOBGO', label: 'Bergen' },
  { code: 'ISREY', label: 'Reykjavík' },
];

type Harbour = (typeof harbours)[number];

export default function TripForm() {
  const [harbour, setHarbour] = React.useState<Harbour | null>(null);
  const [message, setMessage] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('harbour');
    setMessage(code ? `Ships from ${String(code)} are on their way.` : 'Choose from the list.');
  }

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 300 }}
    >
      <Autocomplete
        autoHighlight
        options={harbours}
        value={harbour}
        onChange={(_event, value) => setHarbour(value)}
        renderInput={(params) => <TextField {...params} label="Harbour" required />}
      />
      <input type="hidden" name="harbour" value={harbour?.code ?? ''} />
      <Button type="submit" variant="contained">
        Find ships
      </Button>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
