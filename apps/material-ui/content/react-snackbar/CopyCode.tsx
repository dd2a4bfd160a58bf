import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function CopyCode() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 160 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Copy the door code
      </Button>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        autoHideDuration={6000}
        message="The door code is copied"
        // Keeps it inside of the demo. On a page it sticks to the window.
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}
