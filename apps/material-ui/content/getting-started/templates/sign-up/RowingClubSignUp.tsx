import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PasswordStrength, strengthOf } from './password-strength';
import { PlanChoice } from './plan-choice';

export default function RowingClubSignUp() {
  const [password, setPassword] = useState('');
  const [welcome, setWelcome] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWelcome(String(new FormData(event.currentTarget).get('first')));
  }

  return (
    <Grid container component="main" aria-label="Join the club" sx={{ minHeight: '100vh' }}>
      <CssBaseline />
      <Grid
        size={{ xs: 12, md: 5 }}
        sx={{ p: { xs: 3, md: 6 }, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <Typography component="p" variant="h4" gutterBottom>
          Weir Rowing Club
        </Typography>
        <Typography>
          Forty boats, two kilometres of calm water, and coffee after training.
        </Typography>
      </Grid>
      <Grid size={{ xs: 12, md: 7 }} sx={{ p: { xs: 2, sm: 4 } }}>
        <Stack component="form" onSubmit={submit} sx={{ gap: 2, maxWidth: 480, mx: 'auto' }}>
          <Typography component="h1" variant="h4">
            Join the club
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextField name="first" label="First name" autoComplete="given-name" required />
            <TextField name="last" label="Last name" autoComplete="family-name" required />
          </Box>
          <TextField
            name="email"
            type="email"
            label="Email address"
            autoComplete="email"
            required
          />
          <TextField
            name="password"
            type="password"
            label="Password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            required
          />
          <PasswordStrength password={password} />
          <PlanChoice />
          <FormControlLabel
            required
            control={<Checkbox name="swims" />}
            label="I can swim 100 metres"
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={strengthOf(password) === 0}
          >
            Join
          </Button>
          {welcome && (
            <Alert severity="success" variant="outlined">
              Welcome aboard, {welcome}. Your first training is on Saturday at 9:00.
            </Alert>
          )}
        </Stack>
      </Grid>
    </Grid>
  );
}
