import { useState } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const rooms = ['Waiting room', 'Room 1', 'Room 2'];

export default function PracticeShell() {
  const [room, setRoom] = useState('Waiting room');

  return (
    <Box sx={{ display: 'flex', width: '100%', height: 240, border: 1, borderColor: 'divider' }}>
      <Drawer
        variant="permanent"
        slotProps={{ paper: { sx: { position: 'static', width: 160, zIndex: 'auto' } } }}
      >
        <List component="nav" aria-label="Rooms">
          {rooms.map((name) => (
            <ListItem key={name} component="div" disablePadding>
              <ListItemButton
                selected={name === room}
                aria-current={name === room ? 'true' : undefined}
                onClick={() => setRoom(name)}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2, overflow: 'auto' }}>
        <Typography variant="h6" component="h3">
          {room}
        </Typography>
        <Typography>{room === 'Room 1' ? 'Dr Okoye until 12:30' : 'Free'}</Typography>
      </Box>
    </Box>
  );
}
