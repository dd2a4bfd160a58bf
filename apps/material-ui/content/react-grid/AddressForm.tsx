import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function AddressForm() {
  const [sentTo, setSentTo] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSentTo(`We deliver to ${String(data.get('city'))}.`);
  }

  return (
    <Grid container component="form" spacing={2} onSubmit={submit} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 9 }}>
        <TextField name="street" label="Street" autoComplete="address-line1" fullWidth required />
      </Grid>
      <Grid size={{ xs: 12, sm: 3 }}>
        <TextField name="house" label="House" autoComplete="address-line2" fullWidth />
      </Grid>
      <Grid size={{ xs: 5, sm: 3 }}>
        <TextField name="code" label="Postcode" autoComplete="postal-code" fullWidth required />
      </Grid>
      <Grid size={{ xs: 7, sm: 9 }}>
        <TextField name="city" label="City" autoComplete="address-level2" fullWidth required />
      </Grid>
      <Grid size={{ xs: 12, sm: 'grow' }} sx={{ alignSelf: 'center' }}>
        <Typography role="status">{sentTo}</Typography>
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Button type="submit" variant="contained" fullWidth>
          Save address
        </Button>
      </Grid>
    </Grid>
  );
}
