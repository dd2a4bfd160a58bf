import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withSquareLabels(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      MuiChip: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 2, fontWeight: 700 } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { textTransform: 'none', borderRadius: 2 } },
      },
    },
  };
}

export default function MuseumLabels() {
  return (
    <ThemeProvider theme={withSquareLabels}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip label="Bronze age" />
        <Chip label="On loan" color="secondary" />
        <Button variant="contained">Show in the hall</Button>
      </Stack>
    </ThemeProvider>
  );
}
