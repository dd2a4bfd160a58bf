import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Open orders', value: '17' },
  { name: 'Parcels today', value: '9' },
];

export default function ShopDesk() {
  return (
    <Box component="section">
      <Typography variant="h6" component="h3" gutterBottom>
        This morning
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {figures.map(({ name, value }) => (
          <Paper key={name} variant="outlined" sx={{ p: 2, width: 150 }}>
            <Typography variant="body2" component="h4">
              {name}
            </Typography>
            <Typography variant="h3" component="p">
              {value}
            </Typography>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
