import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const notes = ['Ring the plumber', 'Beans into the first bed', 'Return the drill'];

export default function PinnedNotes() {
  const [pinned, setPinned] = useState('Ring the plumber');

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      {notes.map((note) => (
        <Paper
          key={note}
          elevation={note === pinned ? 6 : 0}
          sx={{ display: 'flex', alignItems: 'center', p: 1, border: 1, borderColor: 'divider' }}
        >
          <Typography sx={{ flexGrow: 1, marginInlineStart: 1 }}>{note}</Typography>
          <Button
            size="small"
            aria-label={`Pin: ${note}`}
            aria-pressed={note === pinned}
            onClick={() => setPinned(note)}
          >
            {note === pinned ? 'Pinned' : 'Pin'}
          </Button>
        </Paper>
      ))}
    </Stack>
  );
}
