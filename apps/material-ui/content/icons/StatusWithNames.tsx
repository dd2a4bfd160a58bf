import { useState } from 'react';
import Lock from '@mui/icons-material/Lock';
import LockOpen from '@mui/icons-material/LockOpen';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StatusWithNames() {
  const [locked, setLocked] = useState(true);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Shed</Typography>
      {locked ? <Lock titleAccess="locked" /> : <LockOpen titleAccess="open" />}
      <IconButton
        aria-label={locked ? 'Open the shed' : 'Lock the shed'}
        onClick={() => setLocked(!locked)}
      >
        {locked ? <LockOpen /> : <Lock />}
      </IconButton>
    </Stack>
  );
}
