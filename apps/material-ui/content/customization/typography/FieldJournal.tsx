import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, "Times New Roman", serif',
    h5: { fontWeight: 700, letterSpacing: '-0.01em' },
    overline: { letterSpacing: '0.12em' },
    body1: { lineHeight: 1.7 },
  },
});

export default function FieldJournal() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3, maxWidth: 380 }}>
        <Typography variant="overline">12 May, low tide</Typography>
        <Typography variant="h5" component="p" gutterBottom>
          Two oystercatchers and a heron
        </Typography>
        <Typography>
          The heron stood in the channel for an hour. At ten past six it took one eel, and left over
          the dyke.
        </Typography>
      </Paper>
    </ThemeProvider>
  );
}
