import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const floors = ['Roof garden', 'Flats', 'Cellar'];

export default function LiftPanel() {
  const [floor, setFloor] = useState('Flats');

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <ButtonGroup orientation="vertical" color="secondary" aria-label="Floors">
        {floors.map((name) => (
          <Button key={name} disabled={name === floor} onClick={() => setFloor(name)}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <Typography role="status">Stands at: {floor}</Typography>
    </Stack>
  );
}
