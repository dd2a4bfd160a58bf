import { ThemeProvider, type Theme } from '@mui/material/styles';
import { Meter } from './meter';
import './meter-theme';

function withBoldMeters(theme: Theme): Theme {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme,
    components: {
      HausMeter: {
        defaultProps: { variant: 'framed' },
        styleOverrides: {
          root: { borderRadius: 999, borderColor: palette.primary.main },
          value: { color: palette.primary.main },
        },
      },
    },
  };
}

export default function ThemedReadings() {
  return (
    <ThemeProvider theme={withBoldMeters}>
      <Meter reading={1284} unit="m³ of water" />
    </ThemeProvider>
  );
}
