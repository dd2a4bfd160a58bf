import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#0b6350' },
    secondary: { main: '#8a4b00' },
  },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none' } },
});

export default function BrandTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ p: 3, borderRadius: 1, bgcolor: 'background.paper' }}>
        <TextField label="Search the archive" size="small" />
        <Stack direction="row" spacing={1}>
          <Button variant="contained">Search</Button>
          <Button variant="outlined" color="secondary">
            Save the search
          </Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
