import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const sides = ['top', 'center', 'bottom'] as const;
type Side = (typeof sides)[number];

export default function OriginPicker() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [anchor, setAnchor] = useState<Side>('bottom');
  const [paper, setPaper] = useState<Side>('top');
  const fields = [
    { label: 'Point on the button', value: anchor, set: setAnchor },
    { label: 'Point on the paper', value: paper, set: setPaper },
  ];

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {fields.map(({ label, value, set }) => (
          <TextField
            key={label}
            select
            size="small"
            label={label}
            value={value}
            onChange={(event) => set(event.target.value as Side)}
            sx={{ width: 160 }}
          >
            {sides.map((side) => (
              <MenuItem key={side} value={side}>
                {side}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <Button variant="contained" onClick={(event) => setButton(event.currentTarget)}>
        Drop the anchor
      </Button>
      <Popover
        open={button !== null}
        anchorEl={button}
        onClose={() => setButton(null)}
        anchorOrigin={{ vertical: anchor, horizontal: 'center' }}
        transformOrigin={{ vertical: paper, horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Depth' } }}
      >
        <Typography sx={{ p: 1.5 }}>Twelve metres of chain</Typography>
      </Popover>
    </Stack>
  );
}
