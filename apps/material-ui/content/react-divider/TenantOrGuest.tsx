import { useState } from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TenantOrGuest() {
  const [who, setWho] = useState('');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={2} sx={{ height: 120, alignItems: 'center' }}>
        <Button onClick={() => setWho('The key is in your box')}>I live here</Button>
        <Divider orientation="vertical" flexItem role="presentation">
          or
        </Divider>
        <Button onClick={() => setWho('Please ring at the gate')}>I visit</Button>
      </Stack>
      <Typography role="status">{who || 'Who are you?'}</Typography>
    </Stack>
  );
}
