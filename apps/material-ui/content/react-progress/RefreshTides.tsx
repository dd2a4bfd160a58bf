import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const tides = [
  ['High water 05:12', 'Low water 11:20'],
  ['High water 17:38', 'Low water 23:47'],
];

export default function RefreshTides() {
  const [half, setHalf] = useState(0);
  const [busy, setBusy] = useState(false);
  const progressId = useId();

  async function next() {
    setBusy(true);
    await new Promise((resolve) => setTimeout(resolve, 1600));
    setHalf(half === 0 ? 1 : 0);
    setBusy(false);
  }

  return (
    <Paper variant="outlined" sx={{ width: 260, overflow: 'hidden' }}>
      <Fade in={busy}>
        <LinearProgress id={progressId} aria-label="Loading the tides" />
      </Fade>
      <List aria-label="Tides" aria-busy={busy} aria-describedby={busy ? progressId : undefined}>
        {tides[half]?.map((tide) => (
          <ListItem key={tide}>
            <ListItemText primary={tide} />
          </ListItem>
        ))}
      </List>
      <Button fullWidth disabled={busy} onClick={() => void next()}>
        The other half of the day
      </Button>
    </Paper>
  );
}
