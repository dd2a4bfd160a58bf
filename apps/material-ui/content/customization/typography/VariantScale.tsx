import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function VariantScale() {
  const { typography } = useTheme();

  return (
    <Stack spacing={1} sx={{ width: '100%', overflow: 'hidden' }}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={2} sx={{ alignItems: 'baseline' }}>
          <Typography variant="caption" sx={{ flex: '0 0 9rem', color: 'text.secondary' }}>
            {variant}: {String(typography[variant].fontSize)}, {typography[variant].fontWeight}
          </Typography>
          <Typography variant={variant} component="span" noWrap>
            Harbour
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
