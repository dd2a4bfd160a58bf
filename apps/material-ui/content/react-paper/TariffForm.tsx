import { type FormEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

function ask(kilos: number) {
  return new Promise<string>((done) =>
    setTimeout(() => done(`€${(3 + kilos * 0.8).toFixed(2)}`), 900),
  );
}

export default function TariffForm() {
  const [kilos, setKilos] = useState('2');
  const [price, setPrice] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setPrice(await ask(Number(kilos)));
    setBusy(false);
  }

  return (
    <Paper
      component="form"
      variant="outlined"
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 2, p: 3, width: 280 }}
    >
      <TextField
        required
        type="number"
        label="Weight in kilograms"
        value={kilos}
        onChange={(event) => setKilos(event.target.value)}
        slotProps={{ htmlInput: { min: 0, max: 30, step: 0.5 } }}
      />
      <Button type="submit" variant="contained" loading={busy}>
        What does it cost?
      </Button>
      <Typography role="status">{price && `It costs ${price}.`}</Typography>
    </Paper>
  );
}
