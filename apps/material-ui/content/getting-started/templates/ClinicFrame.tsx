import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ClinicFrame() {
  return (
    <Stack sx={{ width: '100%', minHeight: 360 }}>
      <AppBar component="div" position="static" color="default" elevation={0}>
        <Toolbar sx={{ gap: 2 }}>
          <Typography component="p" variant="h6" sx={{ flexGrow: 1 }}>
            Harbour Clinic
          </Typography>
          <Button color="inherit">Doctors</Button>
          <Button variant="contained">Book a visit</Button>
        </Toolbar>
      </AppBar>
      <Container maxWidth="sm" sx={{ flexGrow: 1, py: 4 }}>
        <Typography component="p" variant="h5" gutterBottom>
          Open on Saturdays from March
        </Typography>
        <Typography color="text.secondary">
          Vaccinations and blood tests from 8:00 to 12:00, with an appointment.
        </Typography>
      </Container>
      <Container sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="body2">12 Quay Street, ground floor</Typography>
      </Container>
    </Stack>
  );
}
