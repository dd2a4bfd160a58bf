import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function WholePage() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="outlined"
        aria-pressed={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Darken the stage
      </Button>
      <Portal>
        <Backdrop
          open={open}
          onClick={() => setOpen(false)}
          sx={{ zIndex: 'modal', color: '#fff', cursor: 'pointer' }}
        >
          <Typography variant="h4" component="p">
            Press anywhere for light
          </Typography>
        </Backdrop>
      </Portal>
    </>
  );
}
