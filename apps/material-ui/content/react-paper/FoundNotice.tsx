import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function FoundNotice() {
  return (
    <Paper component="article" sx={{ p: 3, maxWidth: 320 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        Found: a grey mitten
      </Typography>
      <Typography>At the tram stop, on Monday. It waits at the baker’s.</Typography>
    </Paper>
  );
}
