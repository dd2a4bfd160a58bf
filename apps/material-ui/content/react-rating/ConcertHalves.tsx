import { useState } from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ConcertHalves() {
  const [value, setValue] = useState<number | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');

  async function send() {
    setState('sending');
    await new Promise((resolve) => setTimeout(resolve, 900));
    setState('sent');
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Rating
        role="radiogroup"
        aria-label="The concert of the brass band"
        precision={0.5}
        disabled={state !== 'open'}
        value={value}
        onChange={(_event, next) => setValue(next)}
      />
      <Button
        variant="contained"
        disabled={value === null || state === 'sent'}
        loading={state === 'sending'}
        onClick={() => void send()}
      >
        Send
      </Button>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {state === 'sent' && `Thank you. ${value} stars are noted.`}
      </Typography>
    </Stack>
  );
}
