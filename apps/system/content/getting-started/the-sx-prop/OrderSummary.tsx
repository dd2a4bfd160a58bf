import { Box } from '@mui/system';

const lines = [
  { label: 'Subtotal', amount: '€84.00' },
  { label: 'Delivery', amount: '€4.90' },
  { label: 'Total', amount: '€88.90' },
];

export default function OrderSummary() {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        px: 3,
        py: 2,
        width: '100%',
        maxWidth: 320,
        border: 1,
        borderRadius: 2,
      }}
    >
      {lines.map(({ label, amount }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            py: 1,
            '&:last-of-type': { borderTop: 1, fontWeight: 700 },
          }}
        >
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {amount}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
