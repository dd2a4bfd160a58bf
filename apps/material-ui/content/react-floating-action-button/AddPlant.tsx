import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const plants = ['Lavender', 'Rosemary', 'Mint', 'Thyme', 'Sage', 'Chives', 'Dill'];

export default function AddPlant() {
  const [count, setCount] = useState(2);

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
        aria-label="Plants on the balcony"
        tabIndex={0}
        sx={{ height: 260, overflow: 'auto', pb: 10 }}
      >
        {plants.slice(0, count).map((plant) => (
          <ListItem key={plant} divider>
            <ListItemText primary={plant} />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="Add a plant"
        disabled={count === plants.length}
        onClick={() => setCount(count + 1)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <Add />
      </Fab>
    </Box>
  );
}
