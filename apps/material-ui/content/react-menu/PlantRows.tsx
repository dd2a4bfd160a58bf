import { useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function PlantRows() {
  const [plants, setPlants] = useState(['Basil', 'Fern', 'Lemon tree']);
  const [watered, setWatered] = useState<string[]>([]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [plant, setPlant] = useState('');

  function run(action: () => void) {
    action();
    setAnchor(null);
  }

  return (
    <>
      <List sx={{ width: '100%', maxWidth: 320 }}>
        {plants.map((name) => (
          <ListItem
            key={name}
            divider
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Actions for ${name}`}
                aria-haspopup="menu"
                aria-expanded={anchor !== null && plant === name}
                onClick={(event) => {
                  setPlant(name);
                  setAnchor(event.currentTarget);
                }}
              >
                <MoreVert />
              </IconButton>
            }
          >
            <ListItemText
              primary={name}
              secondary={watered.includes(name) ? 'Watered' : 'Needs water'}
            />
          </ListItem>
        ))}
      </List>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `Actions for ${plant}` } }}
      >
        <MenuItem onClick={() => run(() => setWatered([...watered, plant]))}>
          Water {plant}
        </MenuItem>
        <MenuItem
          onClick={() =>
            run(() => setPlants([plant, ...plants.filter((other) => other !== plant)]))
          }
        >
          Move to the top
        </MenuItem>
      </Menu>
    </>
  );
}
