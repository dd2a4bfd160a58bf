import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Hero } from './hero';
import { Plans } from './plans';
import { Questions } from './questions';

export default function HiveSensor() {
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <CssBaseline />
      <AppBar position="sticky" color="default" elevation={0} aria-label="Hivewatch">
        <Container maxWidth="md" disableGutters>
          <Toolbar sx={{ gap: 1 }}>
            <Typography component="p" variant="h6" sx={{ flexGrow: 1 }}>
              Hivewatch
            </Typography>
            <Button href="#plans" color="inherit">
              Plans
            </Button>
            <Button href="#questions" color="inherit">
              Questions
            </Button>
          </Toolbar>
        </Container>
      </AppBar>
      <main aria-label="Hivewatch">
        <Hero />
        <Plans />
        <Questions />
      </main>
      <Box component="footer" aria-label="Hivewatch" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Container maxWidth="md" sx={{ py: 3 }}>
          <Typography variant="body2">Hivewatch, 4 Orchard Lane. Made by beekeepers.</Typography>
        </Container>
      </Box>
    </Box>
  );
}
