import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DraftGuard() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [asking, setAsking] = useState(false);

  const tryToClose: DialogProps['onClose'] = (_event, reason) => {
    if (text === '') setOpen(false);
    else if (reason === 'escapeKeyDown') setAsking(true);
    // A click beside the dialog is too easily an accident: a draft stays open.
  };
  function discard() {
    setText('');
    setAsking(false);
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write to the neighbours
      </Button>
      <Dialog open={open} onClose={tryToClose} fullWidth maxWidth="xs">
        <DialogTitle>To all in the house</DialogTitle>
        <DialogContent>
          <TextField
            label="Message"
            multiline
            minRows={3}
            fullWidth
            margin="dense"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setAsking(false);
            }}
          />
          <Typography role="alert" sx={{ minHeight: 24 }}>
            {asking && 'Discard your message?'}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button color="error" onClick={discard}>
            Discard
          </Button>
          <Button onClick={discard} disabled={text === ''}>
            Send
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
