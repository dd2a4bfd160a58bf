import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

function withDashedButtons(theme: Theme): Theme {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme,
    components: {
      MuiButton: {
        styleOverrides: {
          root: {
            variants: [
              {
                props: { variant: 'dashed' },
                style: { padding: '5px 15px', border: '1px dashed currentColor' },
              },
              {
                props: { variant: 'dashed', color: 'error' },
                style: { color: palette.error.main, borderStyle: 'dotted' },
              },
            ],
          },
        },
      },
    },
  };
}

export default function GuestList() {
  return (
    <ThemeProvider theme={withDashedButtons}>
      <Stack direction="row" spacing={2}>
        <Button variant="dashed">Add a guest</Button>
        <Button variant="dashed" color="error">
          Clear the list
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
