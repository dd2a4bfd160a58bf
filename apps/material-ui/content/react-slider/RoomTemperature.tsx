import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const degrees = (value: number) => `${value} °C`;

export default function RoomTemperature() {
  const [shown, setShown] = useState(20);
  const [asked, setAsked] = useState(20);
  const [set, setSet] = useState(20);
  const labelId = useId();

  useEffect(() => {
    if (asked === set) return undefined;
    const timer = setTimeout(() => setSet(asked), 1000);
    return () => clearTimeout(timer);
  }, [asked, set]);

  return (
    <Box sx={{ width: 300, px: 1 }}>
      <Typography id={labelId} gutterBottom>
        Living room
      </Typography>
      <Slider
        aria-labelledby={labelId}
        getAriaValueText={degrees}
        valueLabelFormat={degrees}
        valueLabelDisplay="auto"
        min={16}
        max={25}
        step={0.5}
        value={shown}
        onChange={(_event, value) => setShown(value)}
        onChangeCommitted={(_event, value) => setAsked(value)}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {asked === set ? `Heating to ${degrees(set)}` : 'Sending…'}
      </Typography>
    </Box>
  );
}
