import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function SendInvitations() {
  const [guests, setGuests] = useState(0);
  const [sent, setSent] = useState(false);
  const missing = guests < 2;

  return (
    <Stack direction="row" spacing={2}>
      <Button onClick={() => setGuests(guests + 1)}>Add a guest ({guests})</Button>
      <Tooltip describeChild title={missing ? 'Two guests are needed at least' : ''}>
        <Button
          variant="outlined"
          aria-disabled={missing}
          onClick={() => setSent(!missing)}
          sx={{ '&[aria-disabled=true]': { color: 'text.disabled', borderColor: 'divider' } }}
        >
          {sent ? 'Invitations sent' : 'Send invitations'}
        </Button>
      </Tooltip>
    </Stack>
  );
}
