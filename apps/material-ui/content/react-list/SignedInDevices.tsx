import { useState } from 'react';
import Logout from '@mui/icons-material/Logout';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SignedInDevices() {
  const [devices, setDevices] = useState(['Kitchen tablet', 'Old phone', 'Work laptop']);
  const [message, setMessage] = useState('Three devices are signed in.');

  function signOut(device: string) {
    setDevices(devices.filter((other) => other !== device));
    setMessage(`${device} is signed out.`);
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <List aria-label="Devices">
        {devices.map((device) => (
          <ListItem
            key={device}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Sign out ${device}`}
                onClick={() => signOut(device)}
              >
                <Logout />
              </IconButton>
            }
          >
            <ListItemText primary={device} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2, color: 'text.secondary' }}>
        {message}
      </Typography>
    </Stack>
  );
}
