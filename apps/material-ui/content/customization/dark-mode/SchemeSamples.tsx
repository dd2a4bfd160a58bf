import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const light = createTheme({ palette: { mode: 'light' } });
const dark = createTheme({ palette: { mode: 'dark' } });

export default function SchemeSamples() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {[light, dark].map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          <Paper elevation={4} sx={{ p: 2, width: 220 }}>
            <Typography variant="subtitle1" component="p">
              {theme.palette.mode}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Paper is {theme.palette.background.paper}, text is {theme.palette.text.primary}.
            </Typography>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
