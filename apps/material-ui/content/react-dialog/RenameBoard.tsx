import { useRef, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function RenameBoard() {
  const [name, setName] = useState('Garden, spring');
  const [open, setOpen] = useState(false);

  const input = useRef<HTMLInputElement>(null);

  function rename(event: FormEvent) {
    event.preventDefault();
    setName(input.current?.value ?? name);
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename “{name}”
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        slotProps={{ paper: { component: 'form', onSubmit: rename } }}
      >
        <DialogTitle>Rename the board</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={input}
            label="Name"
            defaultValue={name}
            required
            autoFocus
            fullWidth
            margin="dense"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit">Rename</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
