import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = ['Too short', 'Weak', 'Fair', 'Strong'] as const;

/** How hard a password is to guess, from 0 to 3: length counts, then kinds of characters. */
export function strengthOf(password: string): number {
  if (password.length < 8) return 0;
  const kinds = [/\d/, /[^\w\s]/, /\s/, /[A-Z]/].filter((kind) => kind.test(password)).length;
  return Math.min(3, 1 + Number(password.length >= 12) + Number(kinds >= 2));
}

export function PasswordStrength({ password }: { password: string }) {
  const strength = strengthOf(password);
  return (
    <Stack sx={{ gap: 0.5 }}>
      <LinearProgress
        variant="determinate"
        value={(strength / 3) * 100}
        color={strength === 3 ? 'success' : strength === 0 ? 'error' : 'warning'}
        aria-label="Strength of the password"
        aria-valuetext={steps[strength]}
      />
      <Typography variant="body2" color="text.secondary">
        {steps[strength]}
      </Typography>
    </Stack>
  );
}
