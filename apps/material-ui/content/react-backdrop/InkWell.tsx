import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function InkWell() {
  const [open, setOpen] = useState(false);
  const [ink, setInk] = useState('Sepia');

  return (
    <Box
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      sx={{ position: 'relative', isolation: 'isolate', width: '100%', maxWidth: 320, height: 150 }}
    >
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Ink: {ink}
      </Button>
      <Backdrop
        invisible
        open={open}
        onClick={() => setOpen(false)}
        sx={{ position: 'absolute', zIndex: 1 }}
      />
      {open && (
        <Paper elevation={4} sx={{ position: 'absolute', zIndex: 2, top: 44, p: 1 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Ink"
            value={ink}
            onChange={(_event, next: string | null) => next && setInk(next)}
          >
            <ToggleButton value="Sepia">Sepia</ToggleButton>
            <ToggleButton value="Blue-black">Blue-black</ToggleButton>
          </ToggleButtonGroup>
        </Paper>
      )}
    </Box>
  );
}
