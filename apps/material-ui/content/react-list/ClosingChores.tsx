import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const chores = ['Empty the till', 'Clean the grinder', 'Switch off the oven', 'Lock the back door'];

export default function ClosingChores() {
  const [done, setDone] = useState(['Empty the till']);

  function toggle(chore: string) {
    setDone(done.includes(chore) ? done.filter((other) => other !== chore) : [...done, chore]);
  }

  return (
    <List aria-label="Before closing" sx={{ width: '100%', maxWidth: 320 }}>
      {chores.map((chore) => (
        <ListItem key={chore} disablePadding>
          <ListItemButton component="label" role={undefined} tabIndex={-1} dense>
            <ListItemIcon>
              <Checkbox
                edge="start"
                checked={done.includes(chore)}
                onChange={() => toggle(chore)}
              />
            </ListItemIcon>
            <ListItemText primary={chore} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
