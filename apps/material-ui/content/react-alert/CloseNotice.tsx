import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function CloseNotice() {
  const [open, setOpen] = useState(true);
  const showButton = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    // The close button is about to vanish, so the focus needs another place.
    showButton.current?.focus();
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 460, minHeight: 120 }}>
      <Collapse in={open} unmountOnExit>
        <Alert role="note" severity="info" closeText="Hide the notice" onClose={close}>
          The reading room closes at four this week.
        </Alert>
      </Collapse>
      <Button
        ref={showButton}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Notices
      </Button>
    </Stack>
  );
}
