import { useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';

const inks = [
  { name: 'Sepia', colour: '#6b4423' },
  { name: 'Indigo', colour: '#34457f' },
  { name: 'Moss', colour: '#4d6b2f' },
];

export default function RestyledPalette() {
  const [open, setOpen] = useState(false);
  const [ink, setInk] = useState(inks[0]);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        role="group"
        aria-label="Ink"
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        sx={{ display: 'flex', gap: 1, p: 1, borderRadius: 99, bgcolor: 'action.hover' }}
      >
        {(open ? inks : inks.filter((one) => one === ink)).map((one) => (
          <ButtonBase
            key={one.name}
            focusRipple
            aria-label={one.name}
            aria-pressed={one === ink}
            onClick={() => {
              setInk(one);
              setOpen(!open);
            }}
            sx={{ width: 40, height: 40, border: 2, borderRadius: '50%', bgcolor: one.colour }}
          />
        ))}
      </Box>
    </ClickAwayListener>
  );
}
