import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const slots = [
  { time: '9 to 12', what: 'Sharpening' },
  { time: '13 to 15', what: 'Joints' },
  { time: '15 to 17', what: 'Finish' },
];

export default function WorkshopSlots() {
  return (
    <Stack spacing={1} component="ul" sx={{ width: 280, p: 0, m: 0, listStyle: 'none' }}>
      {slots.map(({ time, what }) => (
        <Paper key={time} component="li" variant="outlined" square sx={{ display: 'flex', p: 1.5 }}>
          <Typography sx={{ flexGrow: 1 }}>{what}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{time}</Typography>
        </Paper>
      ))}
    </Stack>
  );
}
