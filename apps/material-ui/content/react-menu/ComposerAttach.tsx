import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';

const things = ['Photo', 'Place', 'Contact'];

export default function ComposerAttach() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [text, setText] = useState('See you at the harbour');

  function attach(thing: string) {
    setText(`${text} [${thing.toLowerCase()}]`);
    setAnchor(null);
  }

  return (
    <Paper variant="outlined" sx={{ display: 'flex', width: '100%', maxWidth: 380, p: 0.5 }}>
      <InputBase
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ 'aria-label': 'Message' }}
        sx={{ flexGrow: 1, marginInlineStart: 1.5 }}
      />
      <IconButton
        aria-label="Attach"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AddIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ list: { 'aria-label': 'Attach' } }}
      >
        {things.map((thing) => (
          <MenuItem key={thing} onClick={() => attach(thing)}>
            {thing}
          </MenuItem>
        ))}
      </Menu>
    </Paper>
  );
}
