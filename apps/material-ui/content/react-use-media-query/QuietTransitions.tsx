import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function QuietTransitions() {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [lit, setLit] = useState(false);

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, minHeight: 130 }}>
      <Button variant="outlined" aria-pressed={lit} onClick={() => setLit(!lit)}>
        Firework
      </Button>
      <Grow in={lit} timeout={calm ? 0 : 800}>
        <svg width="80" height="80" viewBox="0 0 20 20" role="img" aria-label="A star of light">
          <path
            d="M10 0v20M0 10h20M3 3l14 14M17 3 3 17"
            stroke="currentColor"
            strokeWidth="1"
            strokeDasharray="4 2"
          />
        </svg>
      </Grow>
    </Box>
  );
}
