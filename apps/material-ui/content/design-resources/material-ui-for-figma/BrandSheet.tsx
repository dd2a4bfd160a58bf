import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const brand = createTheme({
  palette: { primary: { main: '#00695f' }, secondary: { main: '#8a3b12' } },
  shape: { borderRadius: 8 },
  typography: { button: { textTransform: 'none' } },
});

const swatches = [
  ['primary/main', 'primary.main', 'primary.contrastText'],
  ['primary/dark', 'primary.dark', 'primary.contrastText'],
  ['secondary/main', 'secondary.main', 'secondary.contrastText'],
] as const;

export default function BrandSheet() {
  return (
    <ThemeProvider theme={brand}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 360 }}>
        {swatches.map(([name, background, text]) => (
          <Box key={name} sx={{ p: 2, borderRadius: 1, bgcolor: background, color: text }}>
            <Typography variant="body2">{name}</Typography>
          </Box>
        ))}
        <Stack direction="row" spacing={2}>
          <Button variant="contained">Reserve</Button>
          <Button variant="contained" color="secondary">
            Cancel
          </Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
