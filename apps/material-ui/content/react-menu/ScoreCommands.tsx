import { useState } from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import ContentPaste from '@mui/icons-material/ContentPaste';
import MusicNote from '@mui/icons-material/MusicNote';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const commands = [
  { name: 'Cut bar', keys: 'Ctrl+X', Icon: ContentCut },
  { name: 'Copy bar', keys: 'Ctrl+C', Icon: ContentCopy },
  { name: 'Paste bar', keys: 'Ctrl+V', Icon: ContentPaste },
];

export default function ScoreCommands() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [held, setHeld] = useState(false);

  function run(name: string) {
    if (name !== 'Paste bar') setHeld(true);
    setAnchor(null);
  }

  return (
    <>
      <IconButton
        aria-label="Edit bar 12"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MusicNote />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': 'Bar 12' }, paper: { sx: { width: 240 } } }}
      >
        {commands.map(({ name, keys, Icon }) => (
          <MenuItem key={name} disabled={name === 'Paste bar' && !held} onClick={() => run(name)}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{name}</ListItemText>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {keys}
            </Typography>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={() => setAnchor(null)}>
          <ListItemText inset>Transpose…</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
