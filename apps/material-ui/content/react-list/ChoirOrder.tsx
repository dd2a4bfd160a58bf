import { useState } from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ChoirOrder() {
  const [pieces, setPieces] = useState(['Evening Hymn', 'Three Shanties', 'The Lark', 'Encore']);

  const [message, setMessage] = useState(' ');

  function move(piece: string, to: number) {
    if (to < 0 || to === pieces.length) return;
    setPieces(pieces.filter((other) => other !== piece).toSpliced(to, 0, piece));
    setMessage(`${piece} is now number ${to + 1}.`);
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 360 }}>
      <List component="ol" aria-label="Programme">
        {pieces.map((piece, index) => (
          <ListItem key={piece} divider>
            <ListItemText primary={piece} secondary={`Number ${index + 1}`} />
            <IconButton
              aria-label={`${piece} earlier`}
              aria-disabled={index === 0}
              onClick={() => move(piece, index - 1)}
              sx={{ '&[aria-disabled=true]': { opacity: 0.38 } }}
            >
              <ArrowUpward />
            </IconButton>
            <IconButton
              aria-label={`${piece} later`}
              aria-disabled={index === pieces.length - 1}
              onClick={() => move(piece, index + 1)}
              sx={{ '&[aria-disabled=true]': { opacity: 0.38 } }}
            >
              <ArrowDownward />
            </IconButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
