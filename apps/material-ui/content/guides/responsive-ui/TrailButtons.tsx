import Download from '@mui/icons-material/Download';
import Share from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function TrailButtons() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      <Button variant="contained" startIcon={<Download />}>
        Save the track
      </Button>
      <Button variant="outlined" startIcon={<Share />}>
        Share it
      </Button>
    </Stack>
  );
}
