import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function FindTrains() {
  const [state, setState] = useState<'idle' | 'busy' | 'found'>('idle');

  async function find() {
    setState('busy');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setState('found');
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 48 }}>
      <Button variant="outlined" disabled={state === 'busy'} onClick={() => void find()}>
        Find trains
      </Button>
      {state === 'busy' && <CircularProgress size={32} aria-label="Looking for trains" />}
      <Typography role="status">{state === 'found' && 'Four trains before noon'}</Typography>
    </Box>
  );
}
