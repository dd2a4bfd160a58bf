import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CoveredPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <Box
      ref={panel}
      sx={{ position: 'relative', width: 340, height: 200, border: 1, borderColor: 'divider' }}
    >
      <Box sx={{ p: 2 }}>
        <Typography gutterBottom>Greenhouse 3, 24 °C</Typography>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Open the roof
        </Button>
      </Box>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => panel.current}
        disableScrollLock
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
        sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-label="Open the roof" sx={{ p: 2 }}>
          <Typography gutterBottom>Rain is forecast for six.</Typography>
          <Button onClick={() => setOpen(false)}>Keep it closed</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
