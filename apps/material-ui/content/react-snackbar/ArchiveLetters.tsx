import { useState } from 'react';
import Archive from '@mui/icons-material/Archive';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';

const letters = ['Rent from May', 'Garden club', 'Water bill'];

export default function ArchiveLetters() {
  const [archived, setArchived] = useState<string[]>([]);
  const [last, setLast] = useState('');
  const [open, setOpen] = useState(false);

  function archive(letter: string) {
    setArchived([...archived, letter]);
    setLast(letter);
    setOpen(true);
  }
  function undo() {
    setArchived(archived.filter((letter) => letter !== last));
    setOpen(false);
  }

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 260 }}>
      <List aria-label="Letters" sx={{ maxWidth: 320 }}>
        {letters
          .filter((letter) => !archived.includes(letter))
          .map((letter) => (
            <ListItem
              key={letter}
              divider
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Archive “${letter}”`}
                  onClick={() => archive(letter)}
                >
                  <Archive />
                </IconButton>
              }
            >
              <ListItemText primary={letter} />
            </ListItem>
          ))}
      </List>
      <Snackbar
        key={last}
        open={open}
        onClose={() => setOpen(false)}
        autoHideDuration={10_000}
        message={`“${last}” is archived`}
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}
