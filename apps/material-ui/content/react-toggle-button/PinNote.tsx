import { useState } from 'react';
import PushPin from '@mui/icons-material/PushPin';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';

export default function PinNote() {
  const [pinned, setPinned] = useState(false);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
      <Typography>Bring the ladder back to number 9</Typography>
      <ToggleButton
        value="pinned"
        size="small"
        aria-label="Pin the note"
        selected={pinned}
        onChange={() => setPinned(!pinned)}
      >
        <PushPin fontSize="small" />
      </ToggleButton>
    </Paper>
  );
}
