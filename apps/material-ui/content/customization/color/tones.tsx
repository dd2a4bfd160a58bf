import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { gradeOf, tonesOf } from './palette-code';

/** The tones that a theme computes from a colour, each with its text and their contrast. */
export function Tones({ name, main }: { name: string; main: string }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} role="group" aria-label={`Tones of ${name}`}>
      {tonesOf(main).map((tone) => (
        <Box
          key={tone.name}
          sx={{ flex: 1, p: 1 }}
          style={{ background: tone.value, color: tone.text }}
        >
          <Typography variant="body2" component="p" sx={{ fontWeight: 500 }}>
            {name}.{tone.name}
          </Typography>
          <Typography variant="caption" component="p">
            {tone.value}
          </Typography>
          <Typography variant="caption" component="p">
            {tone.ratio.toFixed(1)} to 1, {gradeOf(tone.ratio)}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
