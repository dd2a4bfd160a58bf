import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const rows = [
  { color: 'primary', label: 'Send' },
  { color: 'neutral', label: 'Duplicate' },
  { color: 'danger', label: 'Delete' },
  { color: 'success', label: 'Mark paid' },
  { color: 'warning', label: 'Remind' },
] as const;

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function InvoiceActions() {
  return (
    <Stack spacing={1.5}>
      {variants.map((variant) => (
        <Stack
          key={variant}
          role="group"
          aria-label={`Invoice actions, ${variant}`}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          {rows.map(({ color, label }) => (
            <Button key={color} variant={variant} color={color}>
              {label}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
