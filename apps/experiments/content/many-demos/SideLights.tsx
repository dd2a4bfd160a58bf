import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function SideLights() {
  return (
    <Stack direction="row" spacing={2}>
      <Box sx={{ p: 2, bgcolor: 'error.main', color: 'error.contrastText' }}>Port</Box>
      <Box sx={{ p: 2, bgcolor: 'success.main', color: 'success.contrastText' }}>Starboard</Box>
    </Stack>
  );
}
