import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function QuietHours() {
  const [quiet, setQuiet] = useState(true);

  return (
    <div>
      <FormControlLabel
        label="Quiet hours"
        control={<Switch checked={quiet} onChange={(event) => setQuiet(event.target.checked)} />}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {quiet ? 'The door bell is silent from 22 to 7.' : 'The door bell rings at any time.'}
      </Typography>
    </div>
  );
}
