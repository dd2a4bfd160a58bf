import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ArticleWidth() {
  return (
    <Box sx={{ width: '100%', py: 3, bgcolor: 'action.hover' }}>
      <Container maxWidth="xs" component="article">
        <Typography component="h2" variant="h6" gutterBottom>
          How peat is made
        </Typography>
        <Typography variant="body2">
          A bog grows about one millimetre a year. What dies in it sinks below the water, where no
          air reaches it, and is kept for thousands of years.
        </Typography>
      </Container>
    </Box>
  );
}
