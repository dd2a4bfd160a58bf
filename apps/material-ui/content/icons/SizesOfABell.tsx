import Notifications from '@mui/icons-material/Notifications';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SizesOfABell() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'end' }}>
        <Notifications fontSize="small" />
        <Notifications />
        <Notifications fontSize="large" />
        <Notifications sx={{ fontSize: 56 }} />
      </Stack>
      <Typography variant="h5" component="p">
        <Notifications fontSize="inherit" sx={{ verticalAlign: 'text-bottom' }} /> as high as its
        text
      </Typography>
    </Stack>
  );
}
