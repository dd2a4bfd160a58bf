import { forwardRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';

const SlideUp = forwardRef<HTMLDivElement, SlideProps>(function SlideUp(props, ref) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default function SlidingReceipt() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show receipt
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slots={{ transition: SlideUp }}
        maxWidth="xs"
      >
        <DialogTitle>Ferry, two adults</DialogTitle>
        <DialogContent>Paid by card on 3 May: €27.40.</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
