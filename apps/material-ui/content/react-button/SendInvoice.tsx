import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SendIcon from '@mui/icons-material/Send';

type Status = 'ready' | 'sending' | 'sent';

const messages: Record<Status, string> = {
  ready: 'Invoice 2081 is ready.',
  sending: 'Sending…',
  sent: 'Invoice 2081 was sent.',
};

export default function SendInvoice() {
  const [status, setStatus] = React.useState<Status>('ready');
  const button = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (status !== 'sending') return undefined;
    const timer = setTimeout(() => setStatus('sent'), 1500);
    return () => clearTimeout(timer);
  }, [status]);

  React.useEffect(() => {
    // A disabled button loses the focus. Give it back, unless people went on elsewhere.
    const lost = document.activeElement === document.body;
    if (status === 'sent' && lost) button.current?.focus();
  }, [status]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        ref={button}
        variant="contained"
        endIcon={<SendIcon />}
        loading={status === 'sending'}
        loadingPosition="end"
        onClick={() => setStatus('sending')}
      >
        {status === 'sent' ? 'Send again' : 'Send invoice'}
      </Button>
      <Typography variant="body2" role="status">
        {messages[status]}
      </Typography>
    </Stack>
  );
}
