import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';

const motion = {
  timeout: { enter: 900, exit: 400 },
  easing: { enter: 'cubic-bezier(0.2, 1.6, 0.4, 1)', exit: 'ease-in' },
};

export default function RestyledInk() {
  const [stamped, setStamped] = useState(false);

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, minHeight: 150 }}>
      <Button onClick={() => setStamped(!stamped)}>
        {stamped ? 'Wipe it off' : 'Stamp the letter'}
      </Button>
      <Grow in={stamped} {...motion} mountOnEnter unmountOnExit>
        <Box
          role="status"
          sx={{
            px: 3,
            py: 1,
            border: 3,
            borderColor: 'error.main',
            borderRadius: 1,
            color: 'error.main',
            typography: 'h5',
            rotate: '-8deg',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
          }}
        >
          Received
        </Box>
      </Grow>
    </Box>
  );
}
