import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function SideLights() {
  return (
    <Stack direction="row" spacing={2}>
      <Box sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}>Port</Box>
      <Box sx={{ p: 2, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>Starboard</Box>
    </Stack>
  );
}
