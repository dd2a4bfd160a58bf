import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const stalls = ['Bread', 'Cheese', 'Honey', 'Flowers', 'Fish', 'Knives'];

export default function MarketStalls() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: {
          xs: '1fr',
          sm: 'repeat(2, 1fr)',
          md: 'repeat(3, 1fr)',
        },
      }}
    >
      {stalls.map((stall) => (
        <Paper key={stall} variant="outlined" sx={{ p: { xs: 1, md: 3 }, textAlign: 'center' }}>
          {stall}
        </Paper>
      ))}
    </Box>
  );
}
