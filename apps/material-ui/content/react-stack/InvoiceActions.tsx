import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InvoiceActions() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{ width: '100%', maxWidth: 520, alignItems: { sm: 'center' } }}
    >
      <Typography sx={{ flexGrow: 1 }}>Invoice 311, €480</Typography>
      <Button variant="outlined">Remind</Button>
      <Button variant="contained">Mark as paid</Button>
    </Stack>
  );
}
