import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const stages = ['Porto', 'Viana', 'Caminha', 'Vigo', 'Pontevedra', 'Padrón', 'Santiago'];

export default function ElevateOnScroll() {
  const scrolled = useScrollTrigger({ threshold: 0, disableHysteresis: true });

  return (
    <>
      <AppBar color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar variant="dense">
          <Typography variant="h6" component="p" noWrap>
            Coastal way
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar variant="dense" />
      <Box component="ol" sx={{ m: 0, py: 1 }}>
        {stages.map((stage, index) => (
          <Box key={stage} component="li" sx={{ py: 1.5 }}>
            {stage}, day {index * 2 + 1}
          </Box>
        ))}
      </Box>
    </>
  );
}
