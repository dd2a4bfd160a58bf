import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function DuskBanner() {
  return (
    <Box
      sx={{
        width: '100%',
        px: 3,
        py: 6,
        textAlign: 'center',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <Typography variant="h5" component="p" gutterBottom>
        The evening ferry leaves at 20:15
      </Typography>
      <Button variant="outlined" color="inherit">
        Reserve a seat
      </Button>
    </Box>
  );
}
