import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export function Hero() {
  return (
    <Box sx={{ py: { xs: 6, md: 10 }, borderBottom: 1, borderColor: 'divider' }}>
      <Container maxWidth="md">
        <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
          <Typography
            component="h1"
            variant="h2"
            sx={{ fontSize: { xs: '2.25rem', md: '3.5rem' } }}
          >
            Know when your bees need you
          </Typography>
          <Typography variant="h6" component="p" color="text.secondary" sx={{ fontWeight: 400 }}>
            A scale and a thermometer under each hive tell your phone about swarms, hunger and
            harvest.
          </Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" size="large" href="#plans">
              See the plans
            </Button>
            <Button size="large" href="#questions">
              How it works
            </Button>
          </Stack>
        </Stack>
      </Container>
    </Box>
  );
}
