import { useState } from 'react';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const letters = ['Aunt Ilse', 'The bank', 'Choir', 'Landlord', 'Dentist', 'Marek', 'School'];

export default function WriteLetter() {
  const [atTop, setAtTop] = useState(true);

  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        width: 300,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <List
        aria-label="Letters"
        tabIndex={0}
        onScroll={(event) => setAtTop(event.currentTarget.scrollTop < 16)}
        sx={{ height: 260, overflow: 'auto', pb: 10 }}
      >
        {letters.map((from) => (
          <ListItem key={from} divider>
            <ListItemText primary={from} />
          </ListItem>
        ))}
      </List>
      <Fab
        variant="extended"
        color="primary"
        aria-label="Write a letter"
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16, minWidth: 48 }}
      >
        <Edit />
        <Collapse orientation="horizontal" in={atTop}>
          <Box component="span" sx={{ marginInlineStart: 1, whiteSpace: 'nowrap' }}>
            Write
          </Box>
        </Collapse>
      </Fab>
    </Box>
  );
}
