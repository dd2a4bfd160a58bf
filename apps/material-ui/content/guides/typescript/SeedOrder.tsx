import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const seeds = ['Kale', 'Leek', 'Radish'] as const;
type Seed = (typeof seeds)[number];

export default function SeedOrder() {
  const [seed, setSeed] = useState<Seed>('Kale');
  const [message, setMessage] = useState('');

  function choose(event: SelectChangeEvent<Seed>) {
    setSeed(event.target.value);
  }
  function order(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const bags = Number(new FormData(event.currentTarget).get('bags'));
    setMessage(`${bags} bags of ${seed} ordered.`);
  }

  return (
    <Stack component="form" spacing={2} onSubmit={order} sx={{ width: 260 }}>
      <Select
        size="small"
        value={seed}
        onChange={choose}
        inputProps={{ 'aria-label': 'Kind of seed' }}
      >
        {seeds.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
      <TextField size="small" type="number" name="bags" label="Bags" defaultValue={2} />
      <Button type="submit" variant="outlined">
        Order
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
