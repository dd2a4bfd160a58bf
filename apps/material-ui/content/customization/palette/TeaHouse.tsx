import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    contrastThreshold: 4.5,
    primary: { main: '#3f6b2b' },
    secondary: { main: '#9c3d12' },
    background: { paper: '#fbf7ec' },
    text: { primary: '#2b2618', secondary: '#5f5843' },
  },
});

export default function TeaHouse() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: 300 }}>
        <Stack direction="row" spacing={1} sx={{ mb: 1, alignItems: 'center' }}>
          <Typography variant="h6" component="p" sx={{ flex: 1 }}>
            Gunpowder
          </Typography>
          <Chip size="small" color="secondary" label="New" />
        </Stack>
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          Green tea, rolled by hand. Two minutes at 75 degrees.
        </Typography>
        <Button variant="contained">Add to the tray</Button>
      </Paper>
    </ThemeProvider>
  );
}
