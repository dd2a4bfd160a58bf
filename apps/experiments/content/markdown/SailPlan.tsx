import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SailPlan() {
  const labelId = useId();
  const [wind, setWind] = useState(12);
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Wind, {wind} knots</Typography>
      <Slider
        aria-labelledby={labelId}
        value={wind}
        onChange={(_event, value) => setWind(value)}
        min={0}
        max={40}
      />
      <Typography role="status">
        {wind < 18 ? 'Full sail' : wind < 28 ? 'First reef' : 'Storm jib'}
      </Typography>
    </Box>
  );
}
