import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Rowed', value: '6.2 km' },
  { label: 'Time', value: '28:40' },
  { label: 'Strokes', value: '24 a minute' },
];

export default function GymFigures() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {figure.label}
          </Typography>
          <Typography>{figure.value}</Typography>
        </div>
      ))}
    </Stack>
  );
}
