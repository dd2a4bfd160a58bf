import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TideCounter() {
  const [tides, setTides] = useState(0);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setTides(tides + 1)}>
        Note a tide
      </Button>
      <Typography role="status">{tides} noted</Typography>
    </Stack>
  );
}
