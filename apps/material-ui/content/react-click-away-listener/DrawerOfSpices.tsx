import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function DrawerOfSpices() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        sx={{ position: 'relative', width: 220, height: 120 }}
      >
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Spices
        </Button>
        {open && (
          <Paper elevation={3} sx={{ position: 'absolute', insetInline: 0, top: 44, p: 2 }}>
            Cumin, sumac, black cardamom
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
