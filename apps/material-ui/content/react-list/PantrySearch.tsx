import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const jars = ['Barley', 'Black beans', 'Buckwheat', 'Chickpeas', 'Red lentils', 'White beans'];

export default function PantrySearch() {
  const [text, setText] = useState('bean');
  const hits = jars.filter((jar) => jar.toLowerCase().includes(text.trim().toLowerCase()));

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 260 }}>
      <TextField
        type="search"
        size="small"
        label="Search the pantry"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {hits.length === 0 ? `Nothing called “${text}”` : `${hits.length} of ${jars.length} jars`}
      </Typography>
      {hits.length === 0 ? (
        <Button onClick={() => setText('')} sx={{ alignSelf: 'start' }}>
          Show all jars
        </Button>
      ) : (
        <List dense disablePadding aria-label="Jars">
          {hits.map((jar) => (
            <ListItem key={jar} disableGutters>
              <ListItemText primary={jar} />
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  );
}
