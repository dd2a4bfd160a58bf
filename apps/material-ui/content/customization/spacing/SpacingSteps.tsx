import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = [0.5, 1, 2, 3, 4, 6, 8];

export default function SpacingSteps() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      {steps.map((step) => (
        <Stack key={step} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 96, fontVariantNumeric: 'tabular-nums' }}>
            {step} = {step * 8} px
          </Typography>
          <Box sx={{ height: 16, bgcolor: 'primary.main', paddingInlineStart: step }} />
        </Stack>
      ))}
    </Stack>
  );
}
