import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const least = 2;
const clock = (hour: number) => `${hour}:00`;

export default function NapWindow() {
  const [hours, setHours] = useState([12, 15]);
  const labelId = useId();

  function change(value: number[], thumb: number) {
    const [from = 0, to = 0] = value;
    if (to - from >= least) setHours(value);
    else if (thumb === 0)
      setHours([Math.min(from, 20 - least), Math.min(from, 20 - least) + least]);
    else setHours([Math.max(to, 8 + least) - least, Math.max(to, 8 + least)]);
  }

  return (
    <Box sx={{ width: 320, px: 1 }}>
      <Typography id={labelId} gutterBottom>
        Quiet hours, at least two
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Quiet from' : 'Quiet until')}
        getAriaValueText={clock}
        valueLabelFormat={clock}
        valueLabelDisplay="on"
        min={8}
        max={20}
        marks
        value={hours}
        onChange={(_event, value, thumb) => change(value, thumb)}
        sx={{ mt: 4 }}
      />
    </Box>
  );
}
