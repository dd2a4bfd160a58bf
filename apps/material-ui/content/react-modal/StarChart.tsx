import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';

const stars = 'M20 30l30 12 34-8 26 30-20 26-40 4';

export default function StarChart() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Enlarge the chart
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        slotProps={{ backdrop: { sx: { bgcolor: 'rgba(0, 0, 0, 0.85)' } } }}
      >
        <Fade in={open}>
          <Box
            role="dialog"
            aria-modal
            aria-label="Chart of the Big Dipper"
            sx={{ position: 'absolute', inset: '10%', display: 'grid', outline: 0 }}
          >
            <svg viewBox="0 0 130 110" role="img" aria-label="Seven stars in the shape of a ladle">
              <path d={stars} fill="none" stroke="#ffe9a8" strokeWidth="1.5" />
            </svg>
            <IconButton
              aria-label="Close"
              onClick={close}
              sx={{ position: 'absolute', insetInlineEnd: 0, color: 'common.white' }}
            >
              <Close />
            </IconButton>
          </Box>
        </Fade>
      </Modal>
    </>
  );
}
