import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const points = [
  { name: 'Bakery at the church', hours: 'Until 18:00' },
  { name: 'Post office, Mill Lane', hours: 'Until 20:00' },
  { name: 'Locker at the station', hours: 'Day and night' },
];

export default function ChoosePickupPoint() {
  const [open, setOpen] = useState(false);
  const [point, setPoint] = useState('Bakery at the church');

  function choose(name: string) {
    setPoint(name);
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Pick up at: {point}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Where do you pick it up?</DialogTitle>
        <List sx={{ pt: 0 }}>
          {points.map(({ name, hours }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton selected={name === point} onClick={() => choose(name)}>
                <ListItemText primary={name} secondary={hours} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </>
  );
}
