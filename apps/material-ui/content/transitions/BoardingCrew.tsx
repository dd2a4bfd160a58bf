import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const crew = ['Ada', 'Ben', 'Chi', 'Dov'];

export default function BoardingCrew() {
  const [aboard, setAboard] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1}>
        {crew.map((name, seat) => (
          <Zoom
            key={name}
            in={aboard}
            style={{ transitionDelay: aboard ? `${seat * 150}ms` : '0ms' }}
          >
            <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
              {name.slice(0, 2)}
            </Avatar>
          </Zoom>
        ))}
      </Stack>
      <Button variant="outlined" onClick={() => setAboard(!aboard)}>
        {aboard ? 'All ashore' : 'All aboard'}
      </Button>
    </Stack>
  );
}
