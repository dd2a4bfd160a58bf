import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const bands = [
  { title: 'A week on the canal', text: 'Boats for two to ten people.', colour: 'action.selected' },
  { title: 'Locks and bridges', text: 'What you learn in the first hour.', colour: 'transparent' },
  { title: 'Winter moorings', text: 'From November to March.', colour: 'action.hover' },
];

export default function BandsOfAPage() {
  return (
    <Box sx={{ width: '100%' }}>
      {bands.map((band) => (
        <Box key={band.title} component="section" sx={{ py: 2, bgcolor: band.colour }}>
          <Container maxWidth="sm">
            <Typography component="h3" variant="subtitle1">
              {band.title}
            </Typography>
            <Typography variant="body2">{band.text}</Typography>
          </Container>
        </Box>
      ))}
    </Box>
  );
}
