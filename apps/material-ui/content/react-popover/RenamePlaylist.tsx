import { useState, type FormEvent } from 'react';
import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function RenamePlaylist() {
  const [name, setName] = useState('Songs for the night shift');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setAnchor(null);
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>{name}</Typography>
      <IconButton
        aria-label="Rename the playlist"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Edit fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Rename the playlist' } }}
      >
        <Stack component="form" direction="row" spacing={1} onSubmit={save} sx={{ p: 2 }}>
          <TextField name="name" label="Name" size="small" required autoFocus defaultValue={name} />
          <Button type="submit">Save</Button>
        </Stack>
      </Popover>
    </Stack>
  );
}
