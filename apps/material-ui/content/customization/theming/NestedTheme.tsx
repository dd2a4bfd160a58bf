import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const outer = createTheme({ palette: { primary: { main: '#0b6350' } } });

function withRoundCorners(theme: Theme) {
  return createTheme({ ...theme, shape: { borderRadius: 24 } });
}

export default function NestedTheme() {
  return (
    <ThemeProvider theme={outer}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Outer theme</Button>
        <ThemeProvider theme={withRoundCorners}>
          <Button variant="contained">Inner theme</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
