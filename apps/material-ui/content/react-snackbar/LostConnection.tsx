import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Switch from '@mui/material/Switch';

export default function LostConnection() {
  const [online, setOnline] = useState(true);
  const [hidden, setHidden] = useState(false);

  function connect(next: boolean) {
    setOnline(next);
    setHidden(false);
  }

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 160 }}>
      <FormControlLabel
        label="Network"
        control={<Switch checked={online} onChange={(_event, checked) => connect(checked)} />}
      />
      <Snackbar
        open={!online && !hidden}
        message="No connection. Changes are kept on this device."
        action={
          <IconButton
            size="small"
            color="inherit"
            aria-label="Hide"
            onClick={() => setHidden(true)}
          >
            <Close fontSize="small" />
          </IconButton>
        }
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}
