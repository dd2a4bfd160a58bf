import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type PaletteColor } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    berry: PaletteColor;
  }
  interface PaletteOptions {
    berry?: PaletteColor;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    berry: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    berry: true;
  }
}

const base = createTheme();
const theme = createTheme(base, {
  palette: {
    berry: base.palette.augmentColor({ color: { main: '#7a1f4b' }, name: 'berry' }),
  },
});

export default function BerryButtons() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ p: 2, alignItems: 'center', bgcolor: 'background.paper' }}
      >
        <Button color="berry" variant="contained">
          Pick today
        </Button>
        <Button color="berry" variant="outlined">
          Next week
        </Button>
        <Chip color="berry" label="Ripe" />
      </Stack>
    </ThemeProvider>
  );
}
