import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { Specimen, SpecimenGrid } from './specimen';

type Layer = 'backdrop' | 'dialog' | 'snackbar';

export default function FeedbackShelf() {
  const [open, setOpen] = useState<Layer | null>(null);
  const close = () => setOpen(null);

  return (
    <SpecimenGrid>
      <Specimen name="Alert" page="react-alert">
        <Alert severity="info" role="note" sx={{ width: '100%' }}>
          The pool opens at ten.
        </Alert>
      </Specimen>
      <Specimen name="Backdrop" page="react-backdrop">
        <Button onClick={() => setOpen('backdrop')}>Dim the card</Button>
        <Backdrop
          open={open === 'backdrop'}
          onClick={close}
          sx={{ position: 'absolute', color: 'common.white' }}
        >
          Press to go on
        </Backdrop>
      </Specimen>
      <Specimen name="Dialog" page="react-dialog">
        <Button variant="outlined" onClick={() => setOpen('dialog')}>
          Leave the queue
        </Button>
        <Dialog open={open === 'dialog'} onClose={close} aria-labelledby="all-components-leave">
          <DialogTitle id="all-components-leave">Give up your place?</DialogTitle>
          <DialogActions>
            <Button onClick={close}>Stay</Button>
            <Button onClick={close}>Leave</Button>
          </DialogActions>
        </Dialog>
      </Specimen>
      <Specimen name="Progress" page="react-progress">
        <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
          <CircularProgress variant="determinate" value={70} aria-label="Battery" />
          <LinearProgress
            variant="determinate"
            value={45}
            aria-label="Upload"
            sx={{ width: '100%' }}
          />
        </Stack>
      </Specimen>
      <Specimen name="Skeleton" page="react-skeleton">
        <Stack direction="row" spacing={1.5} sx={{ width: '100%', alignItems: 'center' }}>
          <Skeleton variant="circular" animation={false} width={40} height={40} />
          <Skeleton animation={false} sx={{ flexGrow: 1 }} />
        </Stack>
      </Specimen>
      <Specimen name="Snackbar" page="react-snackbar">
        <Button onClick={() => setOpen('snackbar')}>Archive</Button>
        <Snackbar
          open={open === 'snackbar'}
          autoHideDuration={5000}
          onClose={(_event, reason) => reason !== 'clickaway' && close()}
          message="Letter archived"
          sx={{ position: 'absolute', bottom: 8, insetInline: 8, transform: 'none' }}
        />
      </Specimen>
    </SpecimenGrid>
  );
}
