import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const sections = (
  <List component="nav" aria-label="Parts of the orchard">
    {['Apples', 'Pears', 'Plums'].map((fruit) => (
      <ListItem key={fruit} component="div" disablePadding>
        <ListItemButton component="a" href="#/orchard">
          <ListItemText primary={fruit} />
        </ListItemButton>
      </ListItem>
    ))}
  </List>
);

export default function OrchardShell() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', md: 'block' }, width: 140 }}
        slotProps={{ paper: { sx: { width: 140 } } }}
      >
        {sections}
      </Drawer>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        onClick={() => setOpen(false)}
        sx={{ display: { md: 'none' } }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Orchard',
            sx: { width: 200 },
          },
        }}
      >
        {sections}
      </Drawer>
      <Box sx={{ p: 1 }}>
        <IconButton
          aria-label="Parts of the orchard"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography sx={{ p: 1 }}>Forty trees, the oldest from 1921.</Typography>
      </Box>
    </Box>
  );
}
