import { useId, useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['Not rated', 'Burnt', 'Dry', 'Fine', 'Good', 'Best in town'];

export default function WordedBread() {
  const [value, setValue] = useState<number | null>(3);
  const [pointed, setPointed] = useState(-1);
  const labelId = useId();

  return (
    <Stack spacing={0.5} sx={{ width: 200 }}>
      <Typography id={labelId}>The rye bread</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={labelId}
        size="large"
        value={value}
        onChange={(_event, next) => setValue(next)}
        onChangeActive={(_event, next) => setPointed(next)}
        getLabelText={(stars) => `${stars}: ${words[stars]}`}
        emptyLabelText={words[0]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words[pointed === -1 ? (value ?? 0) : pointed]}
      </Typography>
    </Stack>
  );
}
