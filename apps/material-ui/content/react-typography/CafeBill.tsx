import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

const lines = [
  { name: 'Flat white', price: '3.80' },
  { name: 'Rye toast with egg', price: '11.10' },
  { name: 'Apple juice', price: '4.00' },
];

export default function CafeBill() {
  return (
    <Box sx={{ width: 280, fontVariantNumeric: 'tabular-nums' }}>
      {lines.map(({ name, price }) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography noWrap>{name}</Typography>
          <Typography>{price}</Typography>
        </Box>
      ))}
      <Divider sx={{ my: 1 }} />
      <Typography variant="h6" component="p" sx={{ textAlign: 'end' }}>
        €18.90
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{ textAlign: 'end', color: 'text.secondary' }}
      >
        Service included
      </Typography>
    </Box>
  );
}
