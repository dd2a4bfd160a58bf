import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function GutterlessMap() {
  return (
    <Container
      maxWidth="sm"
      disableGutters
      sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Box
        role="img"
        aria-label="Map of the orchard: three rows of trees beside a stream"
        sx={{
          height: 120,
          color: 'success.main',
          backgroundImage:
            'radial-gradient(currentColor 5px, transparent 6px), linear-gradient(90deg, transparent 80%, rgba(60, 140, 220, 0.5) 80% 88%, transparent 88%)',
          backgroundSize: '32px 32px, 100% 100%',
        }}
      />
      <Container sx={{ py: 2 }}>
        <Typography variant="body2">The stream marks the end of the orchard.</Typography>
      </Container>
    </Container>
  );
}
