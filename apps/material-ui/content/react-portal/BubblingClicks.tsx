import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BubblingClicks() {
  const [tray, setTray] = useState<HTMLElement | null>(null);
  const [rings, setRings] = useState(0);

  return (
    <Stack direction="row" spacing={3}>
      <Box
        role="group"
        aria-label="House that counts rings"
        onClick={() => setRings(rings + 1)}
        sx={{ width: 160, p: 2, border: 1, borderColor: 'divider' }}
      >
        <Typography role="status">{rings} rings heard in the house</Typography>
        <Portal container={tray}>
          <Button variant="contained">Ring the bell</Button>
        </Portal>
      </Box>
      <Box ref={setTray} sx={{ alignSelf: 'center' }} />
    </Stack>
  );
}
