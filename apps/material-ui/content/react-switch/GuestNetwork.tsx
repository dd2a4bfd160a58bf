import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

/** Stands for the router: the first request gets lost. */
async function setNetwork(attempt: number) {
  await new Promise((resolve) => setTimeout(resolve, 900));
  if (attempt === 1) throw new Error('The router does not answer.');
}

export default function GuestNetwork() {
  const [on, setOn] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [note, setNote] = useState('');

  async function change(next: boolean) {
    setOn(next);
    setNote('Saving…');
    try {
      await setNetwork(attempt);
      setNote(next ? 'Guests can join.' : 'Guests are disconnected.');
    } catch {
      setOn(!next);
      setNote('The router did not answer. Try again.');
    }
    setAttempt(attempt + 1);
  }

  return (
    <div>
      <FormControlLabel
        label="Network for guests"
        disabled={note === 'Saving…'}
        control={<Switch checked={on} onChange={(_event, next) => void change(next)} />}
      />
      <Typography role="status" variant="body2" sx={{ minHeight: 20, color: 'text.secondary' }}>
        {note}
      </Typography>
    </div>
  );
}
