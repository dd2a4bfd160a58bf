import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const minutes: Readonly<Record<string, number>> = { Braga: 62, Coimbra: 74, Lisbon: 171 };

export default function TripSearch() {
  const [city, setCity] = React.useState('Coimbra');
  const [found, setFound] = React.useState<string>();
  const id = React.useId();
  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        setFound(`${city} in ${minutes[city]} minutes, every hour.`);
      }}
    >
      <TextField label="From" defaultValue="Porto" id={`${id}-from`} />
      <TextField
        select
        label="To"
        id={`${id}-to`}
        value={city}
        onChange={(event) => setCity(event.target.value)}
      >
        {Object.keys(minutes).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained">
        Find a train
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20, color: 'text.secondary' }}>
        {found}
      </Typography>
    </Stack>
  );
}
