import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const PILOTS = ['Adaeze', 'Mirko', 'Soo-ah'];

export default function PilotMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [pilot, setPilot] = useState('nobody');
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Pilot: {pilot}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {PILOTS.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setPilot(name);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
