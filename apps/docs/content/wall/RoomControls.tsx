import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function RoomControls() {
  const [on, setOn] = React.useState(true);
  const [level, setLevel] = React.useState(60);
  const id = React.useId();
  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={on} onChange={(event) => setOn(event.target.checked)} />}
        label="Reading lamp"
      />
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
        Brightness: {on ? `${level}%` : 'off'}
      </Typography>
      <Slider
        aria-labelledby={id}
        value={level}
        disabled={!on}
        onChange={(_event, value) => setLevel(value)}
      />
    </Stack>
  );
}
