import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const flats = [480, 560, 610, 690, 720, 840, 910, 1150];
const euros = (value: number) => `€${value}`;

export default function RentRange() {
  const [rent, setRent] = useState([500, 800]);
  const labelId = useId();
  const [from = 0, to = 0] = rent;
  const hits = flats.filter((flat) => flat >= from && flat <= to).length;

  return (
    <Box sx={{ width: 320, px: 1 }}>
      <Typography id={labelId} gutterBottom>
        Rent a month
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest rent' : 'Highest rent')}
        getAriaValueText={euros}
        valueLabelFormat={euros}
        valueLabelDisplay="auto"
        min={400}
        max={1200}
        step={20}
        value={rent}
        onChange={(_event, value) => setRent(value)}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {euros(from)} to {euros(to)}: {hits} flats
      </Typography>
    </Box>
  );
}
