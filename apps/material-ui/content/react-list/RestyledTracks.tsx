import { useState } from 'react';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import List, { listClasses } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemIcon, { listItemIconClasses } from '@mui/material/ListItemIcon';
import ListItemText, { listItemTextClasses } from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';

const tracks = ['First Frost', 'Slow River', 'Paper Boats'];

const TrackList = styled(List)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: 280,
    [`&.${listClasses.padding}`]: { display: 'grid', gap: 4, padding: 0 },
    [`& .${listItemIconClasses.root}`]: { minWidth: 36, color: 'inherit' },
    [`& .${listItemTextClasses.primary}`]: { fontWeight: 500 },
    [`& .${listItemButtonClasses.root}`]: {
      borderRadius: 22,
      [`&.${listItemButtonClasses.selected}, &.${listItemButtonClasses.selected}:hover`]: {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
      },
      [`&.${listItemButtonClasses.focusVisible}`]: {
        outline: `2px solid ${palette.text.primary}`,
        outlineOffset: 2,
      },
    },
  };
});

export default function RestyledTracks() {
  const [playing, setPlaying] = useState('Slow River');

  return (
    <TrackList aria-label="Tracks">
      {tracks.map((track) => (
        <ListItem key={track} disablePadding>
          <ListItemButton
            selected={track === playing}
            aria-pressed={track === playing}
            onClick={() => setPlaying(track === playing ? '' : track)}
          >
            <ListItemIcon>{track === playing ? <Pause /> : <PlayArrow />}</ListItemIcon>
            <ListItemText primary={track} />
          </ListItemButton>
        </ListItem>
      ))}
    </TrackList>
  );
}
