import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';

const samples: [TypographyProps['variant'], string][] = [
  ['h3', 'Salt marsh'],
  ['h4', 'Tides and creeks'],
  ['h5', 'What grows there'],
  ['h6', 'Sea lavender'],
  ['subtitle1', 'Flowers from July on'],
  ['subtitle2', 'Flowers from July on'],
  ['body1', 'It stands in salt water twice a day.'],
  ['body2', 'It stands in salt water twice a day.'],
  ['button', 'Read on'],
  ['caption', 'Photo taken at low water'],
  ['overline', 'Plants'],
];

export default function TypeScale() {
  return (
    <Stack spacing={0.5} sx={{ width: '100%', maxWidth: 520 }}>
      {samples.map(([variant, text]) => (
        <Stack key={variant} direction="row" spacing={2} sx={{ alignItems: 'baseline' }}>
          <Typography variant="body2" sx={{ width: 80, flexShrink: 0, color: 'text.secondary' }}>
            {variant}
          </Typography>
          <Typography variant={variant} component="p">
            {text}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
