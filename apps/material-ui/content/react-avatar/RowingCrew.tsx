import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const club = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Finn', 'Gus', 'Hana'];

export default function RowingCrew() {
  const [size, setSize] = useState(6);
  const crew = club.slice(0, size);

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <AvatarGroup
        max={5}
        role="img"
        aria-label={`The crew: ${crew.join(', ')}`}
        slotProps={{ surplus: { sx: { bgcolor: 'text.secondary' } } }}
      >
        {crew.map((name) => (
          <Avatar key={name} sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            {name[0]}
          </Avatar>
        ))}
      </AvatarGroup>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {size} of 8 seats taken
      </Typography>
      <Button onClick={() => setSize(size === 8 ? 3 : size + 1)}>
        {size === 8 ? 'Start again' : 'Add a rower'}
      </Button>
    </Stack>
  );
}
