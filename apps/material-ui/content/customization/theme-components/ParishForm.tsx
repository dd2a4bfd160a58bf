import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withDefaults(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      MuiTextField: { defaultProps: { variant: 'filled', size: 'small', fullWidth: true } },
      MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  };
}

export default function ParishForm() {
  return (
    <ThemeProvider theme={withDefaults}>
      <Stack spacing={2} sx={{ width: 280, alignItems: 'flex-start' }}>
        <TextField label="Name of the bell" />
        <TextField label="Year of casting" />
        <Button>Enter in the register</Button>
      </Stack>
    </ThemeProvider>
  );
}
