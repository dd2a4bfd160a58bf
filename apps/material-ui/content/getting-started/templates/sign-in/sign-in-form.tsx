import { useState, type FormEvent } from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { checkSignIn, type SignInFaults } from './check-sign-in';

export function SignInForm() {
  const [faults, setFaults] = useState<SignInFaults>({});
  const [isShown, setShown] = useState(false);
  const [isSent, setSent] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = checkSignIn(new FormData(event.currentTarget));
    setFaults(found);
    setSent(Object.keys(found).length === 0);
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <TextField
        name="email"
        type="email"
        label="Email address"
        autoComplete="email"
        error={faults.email !== undefined}
        helperText={faults.email}
        required
      />
      <TextField
        name="password"
        type={isShown ? 'text' : 'password'}
        label="Password"
        autoComplete="current-password"
        error={faults.password !== undefined}
        helperText={faults.password}
        required
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={isShown ? 'Hide the password' : 'Show the password'}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <VisibilityOff /> : <Visibility />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          name="remember"
          control={<Checkbox />}
          label="Stay signed in"
          sx={{ flexGrow: 1 }}
        />
        <Link href="#/reset">Forgot your password?</Link>
      </Stack>
      <Button type="submit" variant="contained" size="large">
        Sign in
      </Button>
      {isSent && (
        <Alert severity="success" variant="outlined">
          You are signed in.
        </Alert>
      )}
    </Stack>
  );
}
