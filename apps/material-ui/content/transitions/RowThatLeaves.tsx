import { useState } from 'react';
import Delete from '@mui/icons-material/Delete';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const packed = ['Tent', 'Stove', 'Rain jacket'];

export default function RowThatLeaves() {
  const [things, setThings] = useState(packed);
  const [leaving, setLeaving] = useState<string | null>(null);

  return (
    <List aria-label="Packed" sx={{ width: 280, minHeight: 170 }}>
      {things.map((thing) => (
        <Collapse
          key={thing}
          component="li"
          in={thing !== leaving}
          onExited={() => {
            setThings(things.filter((other) => other !== thing));
            setLeaving(null);
          }}
        >
          <ListItem
            component="div"
            secondaryAction={
              <IconButton aria-label={`Take out: ${thing}`} onClick={() => setLeaving(thing)}>
                <Delete />
              </IconButton>
            }
          >
            <ListItemText primary={thing} />
          </ListItem>
        </Collapse>
      ))}
    </List>
  );
}
