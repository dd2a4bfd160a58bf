import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SealParcel() {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');

  async function order() {
    setState('busy');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setState('done');
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Box sx={{ position: 'relative', isolation: 'isolate', border: 1, borderColor: 'divider' }}>
        <Stack spacing={2} inert={state === 'busy'} sx={{ p: 2 }}>
          <TextField label="Weight in kg" defaultValue="4.5" />
          <Button variant="contained" onClick={() => void order()}>
            Order a label
          </Button>
        </Stack>
        <Backdrop open={state === 'busy'} sx={{ position: 'absolute', zIndex: 1, color: '#fff' }}>
          <CircularProgress color="inherit" aria-label="Ordering the label" />
        </Backdrop>
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {state === 'busy' && 'Ordering the label…'}
        {state === 'done' && 'The label is in your letter box.'}
      </Typography>
    </Box>
  );
}
