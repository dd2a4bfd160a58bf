import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Door = styled('div')(({ theme }) => ({
  width: 96,
  height: 128,
  border: '2px solid',
  borderColor: (theme.vars ?? theme).palette.warning.main,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  '&[data-open=true]': { transform: 'translateX(96px)', opacity: 0.6 },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: theme.transitions.create(['transform', 'opacity'], {
      duration: theme.transitions.duration.complex,
      easing: theme.transitions.easing.easeInOut,
    }),
  },
}));

export default function BarnDoor() {
  const [isOpen, setOpen] = useState(false);

  return (
    <Box sx={{ width: 240 }}>
      <Button aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the barn' : 'Open the barn'}
      </Button>
      <Door data-open={isOpen} sx={{ mt: 1 }} />
    </Box>
  );
}
