import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const studios = ['Ceramics', 'Print room', 'Wood shop'];

export default function AccountMenuBar() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [studio, setStudio] = useState('Ceramics');
  const buttonId = useId();
  const menuId = useId();

  function pick(name: string) {
    setStudio(name);
    setAnchor(null);
  }

  return (
    <AppBar position="static" color="secondary">
      <Toolbar>
        <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
          {studio}
        </Typography>
        <IconButton
          id={buttonId}
          edge="end"
          aria-label="Account of Ana Lima"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar sx={{ bgcolor: 'background.paper', color: 'text.primary' }}>AL</Avatar>
        </IconButton>
        <Menu
          id={menuId}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-labelledby': buttonId } }}
        >
          {studios.map((name) => (
            <MenuItem key={name} selected={name === studio} onClick={() => pick(name)}>
              {name}
            </MenuItem>
          ))}
          <Divider component="li" />
          <MenuItem onClick={() => setAnchor(null)}>Sign out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
