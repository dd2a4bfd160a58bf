import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const paragraphs = [
  'The ferry leaves at six, with eleven cars and a van full of bread.',
  'Nobody on board speaks before the second island. Then the engine slows and the coffee machine can be heard.',
  'On the third island two children get off with a cello between them.',
  'The mate says the wind will turn at noon, and that the bread is for the school.',
  'By the time the last ramp comes down, the van is empty and the sun is on the water.',
];

export default function HideOnScroll() {
  const [large, setLarge] = useState(false);
  const hidden = useScrollTrigger({ threshold: 40 });

  return (
    <>
      <Slide appear={false} direction="down" in={!hidden}>
        <AppBar>
          <Toolbar variant="dense">
            <Typography component="p" noWrap sx={{ flexGrow: 1 }}>
              The bread ferry
            </Typography>
            <Button color="inherit" aria-pressed={large} onClick={() => setLarge(!large)}>
              Large text
            </Button>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar variant="dense" />
      <Box sx={{ p: 2 }}>
        {paragraphs.map((text) => (
          <Typography key={text} variant={large ? 'h6' : 'body1'} component="p" sx={{ mb: 3 }}>
            {text}
          </Typography>
        ))}
      </Box>
    </>
  );
}
