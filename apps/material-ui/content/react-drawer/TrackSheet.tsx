import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function TrackSheet() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        About the track
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'About the track',
            sx: { p: 3, pt: 1.5, alignItems: 'center', borderRadius: '16px 16px 0 0' },
          },
        }}
      >
        <Box sx={{ width: 36, height: 4, mb: 2, borderRadius: 2, bgcolor: 'text.secondary' }} />
        <Typography variant="h6" component="h2">
          Night Train
        </Typography>
        <Typography sx={{ mb: 2 }}>Recorded in one take, in a hall with open windows.</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </SwipeableDrawer>
    </>
  );
}
