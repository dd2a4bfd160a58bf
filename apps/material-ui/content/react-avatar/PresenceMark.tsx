import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PresenceMark() {
  const [online, setOnline] = useState(true);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Badge
        variant="dot"
        color="success"
        overlap="circular"
        invisible={!online}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ badge: { sx: { outline: 2, outlineColor: 'background.paper' } } }}
      >
        <Avatar
          role="img"
          aria-label={`Ruth Adler, ${online ? 'at her desk' : 'away'}`}
          sx={{ width: 56, height: 56, bgcolor: 'info.dark', color: 'info.contrastText' }}
        >
          RA
        </Avatar>
      </Badge>
      <FormControlLabel
        control={<Switch checked={online} onChange={(_event, on) => setOnline(on)} />}
        label="At the desk"
      />
    </Stack>
  );
}
