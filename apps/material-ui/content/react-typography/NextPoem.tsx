import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const poems = [
  { title: 'Thaw', line: 'The gutter talks all night, and nobody minds.' },
  { title: 'Ferry', line: 'Between two shores the coffee is the same.' },
];

function fetchPoem(index: number) {
  return new Promise<number>((done) => setTimeout(() => done(index % poems.length), 1200));
}

export default function NextPoem() {
  const [index, setIndex] = useState(0);
  const [loading, setLoading] = useState(false);
  const poem = poems[index];

  async function next() {
    setLoading(true);
    setIndex(await fetchPoem(index + 1));
    setLoading(false);
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }} aria-busy={loading}>
      <Typography variant="h4" component="h3">
        {loading ? <Skeleton width="40%" /> : poem?.title}
      </Typography>
      <Typography gutterBottom>{loading ? <Skeleton /> : poem?.line}</Typography>
      <Button onClick={() => void next()}>Another one</Button>
    </Box>
  );
}
