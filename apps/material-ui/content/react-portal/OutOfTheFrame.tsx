import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function OutOfTheFrame() {
  const [wall, setWall] = useState<HTMLElement | null>(null);
  const [free, setFree] = useState(false);

  return (
    <Box>
      <FormControlLabel
        label="Through a portal"
        control={<Switch checked={free} onChange={(event) => setFree(event.target.checked)} />}
      />
      <Box ref={setWall} sx={{ position: 'relative', width: 320, height: 170 }}>
        <Box sx={{ m: 3, height: 80, overflow: 'hidden', bgcolor: 'action.hover' }}>
          <Portal container={wall} disablePortal={!free}>
            <Box
              sx={{
                position: free ? 'absolute' : 'relative',
                top: 48,
                insetInlineStart: 60,
                width: 180,
                p: 2,
                borderRadius: 1,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              A label of two lines that hangs over the frame
            </Box>
          </Portal>
        </Box>
      </Box>
    </Box>
  );
}
