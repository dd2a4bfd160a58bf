import { type FormEvent, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function RenameRecording() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState('Blackbird, 5 am');
  const input = useRef<HTMLInputElement>(null);

  function startNaming() {
    setAnchor(null);
    setNaming(true);
  }
  function save(event: FormEvent) {
    event.preventDefault();
    setName(input.current?.value ?? name);
    setNaming(false);
  }

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={startNaming}>Rename…</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>Play</MenuItem>
      </Menu>
      <Dialog
        open={naming}
        onClose={() => setNaming(false)}
        slotProps={{ paper: { component: 'form', onSubmit: save } }}
      >
        <DialogTitle>Rename the recording</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            margin="dense"
            label="Name"
            inputRef={input}
            defaultValue={name}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setNaming(false)}>Cancel</Button>
          <Button type="submit">Rename</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
