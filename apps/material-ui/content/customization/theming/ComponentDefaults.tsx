import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { variant: 'outlined', disableElevation: true },
      styleOverrides: {
        root: { textTransform: 'none', fontWeight: 700 },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: ({ theme: own }) => ({ borderRadius: own.spacing(0.5) }),
      },
    },
  },
});

export default function ComponentDefaults() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ p: 2, alignItems: 'center', bgcolor: 'background.paper' }}
      >
        <Button>Reserve a seat</Button>
        <Chip label="Window" />
        <Chip label="Quiet car" variant="outlined" />
      </Stack>
    </ThemeProvider>
  );
}
