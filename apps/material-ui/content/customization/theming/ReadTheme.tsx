import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const steps = [1, 2, 3, 4] as const;

export default function ReadTheme() {
  const theme = useTheme();
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      {steps.map((step) => (
        <Stack key={step} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 120 }}>
            spacing({step}) = {theme.spacing(step)}
          </Typography>
          <Box sx={{ height: 12, width: theme.spacing(step * 4), bgcolor: 'primary.main' }} />
        </Stack>
      ))}
    </Stack>
  );
}
