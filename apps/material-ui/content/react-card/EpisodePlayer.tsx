import { useState } from 'react';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function EpisodePlayer() {
  const [playing, setPlaying] = useState(false);

  return (
    <Card sx={{ display: 'flex', width: '100%', maxWidth: 420 }}>
      <CardMedia
        component="svg"
        role="img"
        aria-label="Cover: a lighthouse beam over the sea"
        viewBox="0 0 120 140"
        preserveAspectRatio="xMidYMid slice"
        sx={{ width: 120, flexShrink: 0, bgcolor: 'primary.dark', color: 'primary.contrastText' }}
      >
        <path d="M52 60h16l6 60H46z" fill="currentColor" />
        <path d="M60 48 120 24v48z" fill="currentColor" opacity="0.4" />
        <circle cx="60" cy="48" r="10" fill="currentColor" />
      </CardMedia>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <CardContent sx={{ pb: 0 }}>
          <Typography variant="h6" component="h3" noWrap>
            Keepers of the light
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Episode 18, 34 minutes
          </Typography>
        </CardContent>
        <Box sx={{ p: 1 }}>
          <IconButton
            aria-label={playing ? 'Pause episode 18' : 'Play episode 18'}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <Pause /> : <PlayArrow />}
          </IconButton>
        </Box>
      </Box>
    </Card>
  );
}
