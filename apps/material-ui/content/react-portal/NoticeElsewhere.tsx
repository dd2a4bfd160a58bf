import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function NoticeElsewhere() {
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const [pinned, setPinned] = useState(false);

  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'start' }}>
      <Box>
        <Button variant="outlined" aria-pressed={pinned} onClick={() => setPinned(!pinned)}>
          {pinned ? 'Take down' : 'Pin up'}
        </Button>
        {pinned && (
          <Portal container={board}>
            <Typography>Choir practice moves to Thursday.</Typography>
          </Portal>
        )}
      </Box>
      <Box
        ref={setBoard}
        role="region"
        aria-label="Notice board"
        sx={{ width: 200, minHeight: 96, p: 2, border: 4, borderColor: 'warning.main' }}
      />
    </Box>
  );
}
