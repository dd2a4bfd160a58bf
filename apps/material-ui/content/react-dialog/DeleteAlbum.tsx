import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DeleteAlbum() {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const textId = useId();

  function remove() {
    setDeleted(true);
    setOpen(false);
  }

  return (
    <>
      <Button
        color={deleted ? 'primary' : 'error'}
        onClick={() => (deleted ? setDeleted(false) : setOpen(true))}
      >
        {deleted ? 'Bring the album back' : 'Delete album'}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-describedby={textId}
        maxWidth="xs"
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Delete “Lake, August”?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            84 photos and the comments on them are removed for everyone.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setOpen(false)}>
            Keep album
          </Button>
          <Button color="error" variant="contained" onClick={remove}>
            Delete 84 photos
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
