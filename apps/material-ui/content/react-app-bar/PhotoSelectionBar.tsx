import { useRef, useState } from 'react';
import Close from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/Delete';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function PhotoSelectionBar() {
  const [photos, setPhotos] = useState(['Dunes', 'Pier at dawn', 'Gulls', 'Rain']);
  const [picked, setPicked] = useState<string[]>(['Gulls']);
  const title = useRef<HTMLParagraphElement>(null);
  const choosing = picked.length > 0;

  function clear() {
    title.current?.focus();
    setPicked([]);
  }

  function remove() {
    setPhotos(photos.filter((photo) => !picked.includes(photo)));
    clear();
  }

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" color={choosing ? 'primary' : 'default'} enableColorOnDark>
        <Toolbar>
          {choosing && (
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Clear selection"
              onClick={clear}
              sx={{ mr: 1 }}
            >
              <Close />
            </IconButton>
          )}
          <Typography
            ref={title}
            tabIndex={-1}
            variant="h6"
            component="p"
            role="status"
            sx={{ flexGrow: 1 }}
          >
            {choosing ? `${picked.length} selected` : 'Beach photos'}
          </Typography>
          {choosing && (
            <IconButton edge="end" color="inherit" aria-label="Delete selected" onClick={remove}>
              <Delete />
            </IconButton>
          )}
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex', flexDirection: 'column', px: 2, py: 1 }}>
        {photos.map((photo) => (
          <FormControlLabel
            key={photo}
            label={photo}
            control={<Checkbox checked={picked.includes(photo)} />}
            onChange={(_event, checked) =>
              setPicked(checked ? [...picked, photo] : picked.filter((other) => other !== photo))
            }
          />
        ))}
      </Box>
    </Box>
  );
}
