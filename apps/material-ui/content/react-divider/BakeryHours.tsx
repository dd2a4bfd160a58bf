import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function BakeryHours() {
  return (
    <Box sx={{ width: 280 }}>
      <Typography variant="subtitle1" component="h2">
        Shop
      </Typography>
      <Typography variant="body2">Tuesday to Saturday, 6 to 13</Typography>
      <Divider sx={{ my: 2 }} />
      <Typography variant="subtitle1" component="h2">
        Café
      </Typography>
      <Typography variant="body2">The same days, 8 to 18</Typography>
    </Box>
  );
}
