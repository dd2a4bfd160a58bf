import { type MouseEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';

const crops = ['Beans', 'Carrots', 'Leeks'];

export default function GardenPlan() {
  const [point, setPoint] = useState<{ top: number; left: number }>();
  const [open, setOpen] = useState(false);
  const [crop, setCrop] = useState('Bare soil');

  function openAt(event: MouseEvent, top: number, left: number) {
    event.preventDefault();
    setPoint({ top, left });
    setOpen(true);
  }
  function plant(name: string) {
    setCrop(name);
    setOpen(false);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Box
        onContextMenu={(event) => openAt(event, event.clientY, event.clientX)}
        sx={{ width: 280, p: 4, border: 2, borderColor: 'success.main', textAlign: 'center' }}
      >
        Bed by the fence: {crop}
      </Box>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => {
          const { bottom, left } = event.currentTarget.getBoundingClientRect();
          openAt(event, bottom, left);
        }}
      >
        Plant the bed
      </Button>
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={point}
        slotProps={{ list: { 'aria-label': 'Plant the bed' } }}
      >
        {crops.map((name) => (
          <MenuItem key={name} onClick={() => plant(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
