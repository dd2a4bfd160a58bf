import { useId, useState } from 'react';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const drawers = [
  { name: 'Herbs', seeds: ['Chervil', 'Dill', 'Lovage'] },
  { name: 'Roots', seeds: ['Beetroot', 'Parsnip'] },
];

function SeedDrawer({ name, seeds }: { name: string; seeds: string[] }) {
  const [open, setOpen] = useState(name === 'Herbs');
  const id = useId();

  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <ListItemText primary={name} secondary={`${seeds.length} kinds`} />
        {open ? <ExpandLess /> : <ExpandMore />}
      </ListItemButton>
      <Collapse in={open} id={id}>
        <List disablePadding dense>
          {seeds.map((seed) => (
            <ListItem key={seed} sx={{ paddingInlineStart: 4 }}>
              <ListItemText primary={seed} />
            </ListItem>
          ))}
        </List>
      </Collapse>
    </ListItem>
  );
}

export default function SeedDrawers() {
  return (
    <List aria-label="Seeds" sx={{ width: '100%', maxWidth: 300 }}>
      {drawers.map((drawer) => (
        <SeedDrawer key={drawer.name} {...drawer} />
      ))}
    </List>
  );
}
