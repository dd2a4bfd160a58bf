import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const stages = ['Porto', 'Viana', 'Caminha', 'Vigo', 'Pontevedra', 'Padrón', 'Santiago'];

export default function ElevateOnScroll() {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const scrolled = useScrollTrigger({ target: box, threshold: 0, disableHysteresis: true });

  return (
    <Box
      ref={setBox}
      role="region"
      aria-label="Stages of the coastal way"
      tabIndex={0}
      sx={{ width: '100%', height: 280, overflowY: 'auto', border: 1, borderColor: 'divider' }}
    >
      <AppBar position="sticky" color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar variant="dense">
          <Typography variant="h6" component="p" noWrap>
            Coastal way
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="ol" sx={{ m: 0, py: 1 }}>
        {stages.map((stage, index) => (
          <Box key={stage} component="li" sx={{ py: 1.5 }}>
            {stage}, day {index * 2 + 1}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
