import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';

const stars = Array.from({ length: 400 }, (_, index) => ({
  x: (index * 137) % 320,
  y: (index * 89) % 140,
  size: 0.4 + ((index * 31) % 10) / 8,
}));

export default function DeferredStars() {
  const [night, setNight] = useState(0);

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button onClick={() => setNight(night + 1)}>Draw the sky again</Button>
      <svg width="320" height="140" role="img" aria-label="Sky with 400 stars">
        <rect width="320" height="140" fill="#101830" />
        <NoSsr key={night} defer>
          {stars.map((star, index) => (
            <circle key={index} cx={star.x} cy={star.y} r={star.size} fill="#fff" />
          ))}
        </NoSsr>
      </svg>
    </Box>
  );
}
