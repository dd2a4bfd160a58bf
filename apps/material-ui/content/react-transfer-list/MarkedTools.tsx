import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

interface CheckListProps {
  name: string;
  items: readonly string[];
  checked: readonly string[];
  onToggle: (item: string) => void;
}

/** One side of a transfer list. */
export function CheckList({ name, items, checked, onToggle }: CheckListProps) {
  return (
    <Paper variant="outlined" sx={{ width: 180, height: 200, overflow: 'auto' }}>
      <List dense aria-label={name}>
        {items.map((item) => (
          <ListItem key={item} disablePadding>
            <ListItemButton component="label" role={undefined} tabIndex={-1} sx={{ py: 0 }}>
              <Checkbox
                edge="start"
                size="small"
                disableRipple
                checked={checked.includes(item)}
                onChange={() => onToggle(item)}
              />
              <ListItemText primary={item} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

/** The list with `item` in it if it was not, and without it if it was. */
export function toggled(list: readonly string[], item: string) {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

export default function MarkedTools() {
  const [checked, setChecked] = useState<string[]>(['Spade']);

  return (
    <CheckList
      name="Tools in the shed"
      items={['Rake', 'Spade', 'Watering can']}
      checked={checked}
      onToggle={(item) => setChecked(toggled(checked, item))}
    />
  );
}
