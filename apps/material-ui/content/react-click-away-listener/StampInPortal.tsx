import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function StampInPortal() {
  const [shelf, setShelf] = useState<HTMLElement | null>(null);
  const [strict, setStrict] = useState(false);
  const [last, setLast] = useState('nothing yet');

  return (
    <Box sx={{ width: 320 }}>
      <ClickAwayListener disableReactTree={strict} onClickAway={() => setLast('away')}>
        <Paper variant="outlined" sx={{ p: 2 }} onClick={() => setLast('inside')}>
          <FormControlLabel
            label="Judge by the DOM alone"
            control={
              <Checkbox checked={strict} onChange={(event) => setStrict(event.target.checked)} />
            }
          />
          <Portal container={shelf}>
            <Paper sx={{ p: 1, bgcolor: 'action.selected' }}>A stamp in a portal</Paper>
          </Portal>
        </Paper>
      </ClickAwayListener>
      <Box ref={setShelf} sx={{ my: 2 }} />
      <Typography role="status" variant="body2">
        Last click: {last}
      </Typography>
    </Box>
  );
}
