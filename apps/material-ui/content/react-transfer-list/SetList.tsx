import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const songs = ['Harbour lights', 'Slow train', 'Marigold', 'Rooftops', 'Last tram'];

export default function SetList() {
  const [evening, setEvening] = useState(['Marigold', 'Slow train']);
  const rest = songs.filter((song) => !evening.includes(song));

  function raise(index: number) {
    const song = evening[index];
    if (song !== undefined) setEvening(evening.toSpliced(index, 1).toSpliced(index - 1, 0, song));
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 300 }}>
      <List dense sx={{ width: 210 }} subheader={<ListSubheader>Songs we know</ListSubheader>}>
        {rest.map((song) => (
          <ListItem
            key={song}
            secondaryAction={
              <IconButton
                edge="end"
                size="small"
                aria-label={`Add “${song}”`}
                onClick={() => setEvening([...evening, song])}
              >
                <Add fontSize="small" />
              </IconButton>
            }
          >
            <ListItemText primary={song} />
          </ListItem>
        ))}
      </List>
      <List dense sx={{ width: 230 }} subheader={<ListSubheader>This evening</ListSubheader>}>
        {evening.map((song, index) => (
          <ListItem key={song}>
            <ListItemText primary={`${index + 1}. ${song}`} />
            <IconButton
              size="small"
              aria-label={`Play “${song}” earlier`}
              disabled={index === 0}
              onClick={() => raise(index)}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={`Take “${song}” out`}
              onClick={() => setEvening(evening.filter((other) => other !== song))}
            >
              <Remove fontSize="small" />
            </IconButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
