import { useState } from 'react';
import Check from '@mui/icons-material/Check';
import Mic from '@mui/icons-material/Mic';
import Stop from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Phase = 'idle' | 'recording' | 'saving' | 'saved';
const looks = {
  idle: { name: 'Record', icon: <Mic />, note: 'Ready' },
  recording: { name: 'Stop recording', icon: <Stop />, note: 'Recording…' },
  saving: { name: 'Stop recording', icon: <Stop />, note: 'Saving…' },
  saved: { name: 'Record again', icon: <Check />, note: 'Saved as “Blackbird, 1”' },
};

export default function RecordBirds() {
  const [phase, setPhase] = useState<Phase>('idle');
  const { name, icon, note } = looks[phase];

  async function press() {
    if (phase === 'saving') return;
    if (phase !== 'recording') {
      setPhase('recording');
      return;
    }
    setPhase('saving');
    await new Promise((resolve) => setTimeout(resolve, 1400));
    setPhase('saved');
  }

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative', isolation: 'isolate' }}>
        <Fab
          color={phase === 'recording' ? 'error' : 'primary'}
          aria-label={name}
          onClick={() => void press()}
        >
          {icon}
        </Fab>
        {phase === 'saving' && (
          <CircularProgress
            aria-label="Saving the recording"
            size={68}
            sx={{ position: 'absolute', top: -6, insetInlineStart: -6, pointerEvents: 'none' }}
          />
        )}
      </Box>
      <Typography role="status">{note}</Typography>
    </Stack>
  );
}
