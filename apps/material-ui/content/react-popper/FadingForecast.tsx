import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function FadingForecast() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="contained"
        aria-expanded={open}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(!open);
        }}
      >
        Tomorrow
      </Button>
      <Popper role="status" open={open} anchorEl={anchor} placement="right" transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Paper sx={{ p: 1.5, mx: 1 }}>Fog until ten, then clear</Paper>
          </Fade>
        )}
      </Popper>
    </>
  );
}
