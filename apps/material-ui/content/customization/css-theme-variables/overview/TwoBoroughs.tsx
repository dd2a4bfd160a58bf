import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const boroughs = [
  { name: 'North bank', main: '#0b6350', dark: '#074538' },
  { name: 'South bank', main: '#8a3b12', dark: '#60290c' },
];

export default function TwoBoroughs() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {boroughs.map(({ name, main, dark }) => (
        <Paper
          key={name}
          variant="outlined"
          sx={{
            p: 2,
            '--mui-palette-primary-main': main,
            '--mui-palette-primary-dark': dark,
            '--mui-palette-primary-contrastText': '#fff',
            '--mui-shape-borderRadius': '12px',
          }}
        >
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Chip color="primary" label={name} />
            <Button variant="contained">Report a lamp</Button>
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
