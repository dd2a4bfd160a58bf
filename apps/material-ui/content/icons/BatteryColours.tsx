import Battery20 from '@mui/icons-material/Battery20';
import Battery50 from '@mui/icons-material/Battery50';
import BatteryFull from '@mui/icons-material/BatteryFull';
import BatteryUnknown from '@mui/icons-material/BatteryUnknown';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const bikes = [
  { name: 'Bike 4', charge: '100 %', icon: <BatteryFull color="success" /> },
  { name: 'Bike 7', charge: '50 %', icon: <Battery50 color="action" /> },
  { name: 'Bike 9', charge: '20 %', icon: <Battery20 color="error" /> },
  { name: 'Bike 12', charge: 'not heard from', icon: <BatteryUnknown color="disabled" /> },
];

export default function BatteryColours() {
  return (
    <Stack component="ul" role="list" spacing={1} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {bikes.map((bike) => (
        <Stack key={bike.name} component="li" direction="row" spacing={1}>
          {bike.icon}
          <Typography>
            {bike.name}, {bike.charge}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
