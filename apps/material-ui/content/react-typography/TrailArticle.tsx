import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TrailArticle() {
  return (
    <Box component="article" sx={{ maxWidth: 420 }}>
      <Typography variant="overline">Day walks</Typography>
      <Typography variant="h5" component="h2" gutterBottom>
        Along the old water channel
      </Typography>
      <Typography gutterBottom>
        Eight level kilometres, cut into the rock by hand. Half of the way lies in the shade, so it
        is a walk for summer mornings.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Bring a torch for the two tunnels.
      </Typography>
    </Box>
  );
}
