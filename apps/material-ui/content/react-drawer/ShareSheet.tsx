import { useState } from 'react';
import LinkIcon from '@mui/icons-material/Link';
import MailOutline from '@mui/icons-material/MailOutline';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const ways = [
  { name: 'Copy the link', Icon: LinkIcon },
  { name: 'Send by mail', Icon: MailOutline },
  { name: 'Print', Icon: PrintOutlined },
];

export default function ShareSheet() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('Share the walk');

  function share(name: string) {
    setLast(`${name}: done`);
    setOpen(false);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {last}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Share the walk',
            sx: { maxWidth: 480, mx: 'auto', borderRadius: '16px 16px 0 0' },
          },
        }}
      >
        <List>
          {ways.map(({ name, Icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton onClick={() => share(name)}>
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
