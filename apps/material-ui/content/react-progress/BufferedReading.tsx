import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function BufferedReading() {
  const [playing, setPlaying] = useState(false);
  const [played, setPlayed] = useState(10);
  const loaded = Math.min(100, played + 25);

  useEffect(() => {
    if (!playing || played >= 100) return undefined;
    const timer = setTimeout(() => setPlayed(played + 2), 400);
    return () => clearTimeout(timer);
  }, [playing, played]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography gutterBottom>The lighthouse keeper, chapter 2</Typography>
      <LinearProgress
        variant="buffer"
        value={played}
        valueBuffer={loaded}
        color="secondary"
        aria-label="Played"
      />
      <Button onClick={() => setPlaying(!playing)} sx={{ mt: 1 }}>
        {playing ? 'Pause' : 'Play'}
      </Button>
    </Box>
  );
}
