import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function FestivalPoster() {
  return (
    <Box sx={{ width: '100%', containerType: 'inline-size', textAlign: 'center' }}>
      <Typography
        variant="h2"
        component="h3"
        sx={{ fontSize: 'clamp(1.75rem, 9cqi, 4rem)', textWrap: 'balance' }}
      >
        Three nights of music on the river
      </Typography>
      <Typography sx={{ mt: 1, typography: { xs: 'body2', md: 'h6' } }}>
        11 to 13 July, on the meadow behind the mill
      </Typography>
    </Box>
  );
}
