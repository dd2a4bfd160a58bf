import { useState } from 'react';
import MusicNote from '@mui/icons-material/MusicNote';
import Repeat from '@mui/icons-material/Repeat';
import Timer from '@mui/icons-material/Timer';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ScoreToolbar() {
  const [voice, setVoice] = useState('Alto');
  const [aids, setAids] = useState<string[]>(['metronome']);

  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Practice"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0.5 }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Voice"
        value={voice}
        onChange={(_event, next: string | null) => next && setVoice(next)}
      >
        <ToggleButton value="Alto">Alto</ToggleButton>
        <ToggleButton value="Tenor">Tenor</ToggleButton>
        <ToggleButton value="Bass">Bass</ToggleButton>
      </ToggleButtonGroup>
      <Divider flexItem orientation="vertical" />
      <ToggleButtonGroup
        size="small"
        aria-label="Aids"
        value={aids}
        onChange={(_event, next: string[]) => setAids(next)}
      >
        <ToggleButton value="metronome" aria-label="Metronome">
          <Timer fontSize="small" />
        </ToggleButton>
        <ToggleButton value="first note" aria-label="Play the first note">
          <MusicNote fontSize="small" />
        </ToggleButton>
        <ToggleButton value="repeat" aria-label="Repeat the page">
          <Repeat fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </Paper>
  );
}
