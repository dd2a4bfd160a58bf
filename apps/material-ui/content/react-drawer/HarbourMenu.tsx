import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const pages = ['Berths', 'Tides', 'Weather', 'Fuel and water'];

export default function HarbourMenu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button startIcon={<MenuIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Harbour
      </Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Harbour',
            sx: { width: 240 },
          },
        }}
      >
        <List component="nav" aria-label="Pages of the harbour">
          {pages.map((page) => (
            <ListItem key={page} component="div" disablePadding>
              <ListItemButton
                component="a"
                href="#/harbour"
                onClick={(event) => {
                  event.preventDefault(); // The demo stays on its page.
                  close();
                }}
              >
                <ListItemText primary={page} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
