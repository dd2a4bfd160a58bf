import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

/** Stands for the server: every second card comes back. */
async function send(attempt: number) {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return attempt % 2 === 0;
}

export default function SendPostcard() {
  const [attempts, setAttempts] = useState(1);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [open, setOpen] = useState(false);

  async function press() {
    setOpen(false);
    setSending(true);
    setSent(await send(attempts));
    setAttempts(attempts + 1);
    setSending(false);
    setOpen(true);
  }

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 180 }}>
      <Button variant="contained" loading={sending} onClick={() => void press()}>
        Send the postcard
      </Button>
      <Snackbar
        open={open}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        autoHideDuration={sent ? 6000 : null}
        sx={{ position: 'absolute' }}
      >
        <Alert
          severity={sent ? 'success' : 'error'}
          elevation={6}
          onClose={() => setOpen(false)}
          sx={{ width: '100%' }}
        >
          {sent ? 'Your postcard is on its way.' : 'The printer is offline. Send it again.'}
        </Alert>
      </Snackbar>
    </Box>
  );
}
