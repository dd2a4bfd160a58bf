import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function CargoDialog() {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Unload
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Unload forty crates?</DialogTitle>
        <DialogContent>The crane is free until noon.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Wait</Button>
          <Button onClick={close} variant="contained">
            Unload
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
