import LocalFloristOutlined from '@mui/icons-material/LocalFloristOutlined';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function SeedPackets() {
  return (
    <Stack direction="row" spacing={6}>
      <Badge
        badgeContent="New"
        color="primary"
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      >
        <Box sx={{ p: 2, border: 1, borderColor: 'divider' }}>Sweet peas</Box>
      </Badge>
      <Badge
        overlap="circular"
        badgeContent="3"
        color="success"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Avatar
          role="img"
          aria-label="Poppies, 3 packets left"
          sx={{ width: 60, height: 60, bgcolor: 'error.dark', color: 'error.contrastText' }}
        >
          <LocalFloristOutlined />
        </Avatar>
      </Badge>
    </Stack>
  );
}
