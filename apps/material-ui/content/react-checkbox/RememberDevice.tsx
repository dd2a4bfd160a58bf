import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

export default function RememberDevice() {
  const [remember, setRemember] = useState(true);

  return (
    <div>
      <FormControlLabel
        label="Remember this device"
        control={
          <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        }
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {remember ? 'No code is needed here for 30 days.' : 'You are asked for a code each time.'}
      </Typography>
    </div>
  );
}
