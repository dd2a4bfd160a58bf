import { useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RateHostel() {
  const [stars, setStars] = useState<number | null>(4);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Rating
        role="radiogroup"
        aria-label="Your rating of the hostel"
        value={stars}
        onChange={(_event, value) => setStars(value)}
      />
      <Typography role="status">{stars === null ? 'Not rated' : `${stars} of 5`}</Typography>
    </Stack>
  );
}
