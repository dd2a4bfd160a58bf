import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';

const theme = responsiveFontSizes(createTheme());

export default function FittingHeadlines() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 3 }}>
        <Typography variant="h3" component="p">
          Ferry cancelled
        </Typography>
        <Typography variant="h5" component="p">
          Gales until Thursday
        </Typography>
      </Paper>
    </ThemeProvider>
  );
}
