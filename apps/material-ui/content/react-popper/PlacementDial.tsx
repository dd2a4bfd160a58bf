import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const places = ['top', 'top-end', 'right', 'bottom', 'bottom-start', 'left'] as const;
type Place = (typeof places)[number];

export default function PlacementDial() {
  const [lamp, setLamp] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<Place>('top');

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 8, pb: 6 }}>
      <TextField
        select
        size="small"
        label="Place of the sign"
        value={place}
        onChange={(event) => setPlace(event.target.value as Place)}
        sx={{ width: 180 }}
      >
        {places.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        ref={setLamp}
        sx={{ p: 3, borderRadius: 2, bgcolor: 'action.selected', typography: 'body2' }}
      >
        Workbench lamp
      </Box>
      <Popper open={lamp !== null} anchorEl={lamp} placement={place} disablePortal>
        <Paper elevation={3} sx={{ px: 1, m: 0.5, typography: 'body2' }}>
          60 W
        </Paper>
      </Popper>
    </Box>
  );
}
