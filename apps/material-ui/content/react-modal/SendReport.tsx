import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type State = 'closed' | 'open' | 'sending' | 'sent';

export default function SendReport() {
  const [state, setState] = useState<State>('closed');
  const titleId = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    setState('sending');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    setState('sent');
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => setState('open')}>
        Report a broken lamp
      </Button>
      <Typography role="status" variant="body2">
        {state === 'sent' && 'Thank you. The crew has your report.'}
      </Typography>
      <Modal
        open={state === 'open' || state === 'sending'}
        onClose={() => state !== 'sending' && setState('closed')}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Paper
          component="form"
          role="dialog"
          aria-modal
          aria-labelledby={titleId}
          onSubmit={send}
          sx={{ display: 'grid', gap: 2, width: 300, p: 3 }}
        >
          <Typography id={titleId} component="h2" variant="h6">
            A broken lamp
          </Typography>
          <TextField label="Number on the post" required autoFocus />
          <Button type="submit" variant="contained" loading={state === 'sending'}>
            Send
          </Button>
        </Paper>
      </Modal>
    </Stack>
  );
}
