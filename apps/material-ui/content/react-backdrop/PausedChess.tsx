import { useRef, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function PausedChess() {
  const [paused, setPaused] = useState(false);
  const pause = useRef<HTMLButtonElement>(null);

  function resume() {
    setPaused(false);
    pause.current?.focus();
  }

  return (
    <Box sx={{ width: 240 }}>
      <Button ref={pause} onClick={() => setPaused(true)}>
        Pause
      </Button>
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 240 }}>
        <Box
          role="img"
          aria-label="Chess board"
          sx={{
            height: 1,
            background: (theme) =>
              `conic-gradient(${(theme.vars ?? theme).palette.action.disabled} 25%, transparent 0 50%, ${(theme.vars ?? theme).palette.action.disabled} 0 75%, transparent 0) 0 0 / 60px 60px`,
          }}
        />
        <Backdrop
          open={paused}
          unmountOnExit
          aria-hidden={false}
          sx={{ position: 'absolute', bgcolor: 'rgba(0, 0, 0, 0.8)' }}
        >
          <Button autoFocus variant="contained" onClick={resume}>
            Go on playing
          </Button>
        </Backdrop>
      </Box>
    </Box>
  );
}
