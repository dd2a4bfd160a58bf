import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withStripedAlerts(theme: Theme): Theme {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme,
    components: {
      MuiAlert: {
        styleOverrides: {
          root: ({ ownerState: { severity = 'success' } }) => ({
            color: palette.text.primary,
            backgroundColor: palette.background.paper,
            borderInlineStart: `8px solid ${palette[severity].main}`,
            borderRadius: 0,
          }),
        },
      },
    },
  };
}

export default function HarbourNotices() {
  return (
    <ThemeProvider theme={withStripedAlerts}>
      <Stack spacing={1} sx={{ width: 320 }}>
        <Alert severity="info">The lock opens at half past six.</Alert>
        <Alert severity="warning">Fog on the outer pier.</Alert>
      </Stack>
    </ThemeProvider>
  );
}
