import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Air', value: '14 °C' },
  { label: 'Water', value: '11 °C' },
  { label: 'Wind', value: '23 km/h' },
  { label: 'High tide', value: '16:42' },
];

export default function HarbourFigures() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        {figures.map(({ label, value }) => (
          <Grid key={label} size={{ xs: 6, md: 3 }}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography variant="h6" component="p" noWrap>
                {value}
              </Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
