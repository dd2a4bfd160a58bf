import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function CancelBooking() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Cancel booking
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Cancel the court on Friday?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            It is free of charge until Thursday, 18:00. Someone else can then have the place.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button onClick={close}>Cancel booking</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
