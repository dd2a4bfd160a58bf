import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function LoanTerms() {
  const [open, setOpen] = useState(false);
  const titleId = useId();

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Terms of the loan
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-labelledby={titleId} sx={{ width: 320, p: 3 }}>
          <Typography id={titleId} component="h2" variant="h6" gutterBottom>
            Four weeks, then renew
          </Typography>
          <Typography gutterBottom>
            A tool can be renewed twice, as long as nobody waits for it.
          </Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}
