import { useState } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

export default function RestartRouter() {
  const [restarting, setRestarting] = useState(false);

  return (
    <Alert
      role="status"
      severity={restarting ? 'info' : 'warning'}
      action={
        <Button color="inherit" size="small" onClick={() => setRestarting(!restarting)}>
          {restarting ? 'Cancel' : 'Restart'}
        </Button>
      }
      sx={{ width: '100%', maxWidth: 460 }}
    >
      <AlertTitle>{restarting ? 'Restarting tonight' : 'Update ready'}</AlertTitle>
      {restarting
        ? 'The router is back three minutes after two o’clock.'
        : 'The router needs a restart to use version 4.2.'}
    </Alert>
  );
}
