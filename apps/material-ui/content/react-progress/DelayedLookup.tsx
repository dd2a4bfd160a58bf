import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DelayedLookup() {
  const [busy, setBusy] = useState(false);
  const [late, setLate] = useState(false);
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLate(true), 600);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);

  async function lookUp(milliseconds: number) {
    setBusy(true);
    setAnswer('');
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    setBusy(false);
    setAnswer('“Kestrel”: a small falcon');
  }

  return (
    <Box>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={busy} onClick={() => void lookUp(200)}>
          Fast answer
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => void lookUp(2400)}>
          Slow answer
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 48 }}>
        {late && <CircularProgress size={24} aria-label="Looking the word up" />}
        <Typography role="status">{answer}</Typography>
      </Box>
    </Box>
  );
}
