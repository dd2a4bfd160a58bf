import { useId, useState } from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Button from '@mui/material/Button';

const depots = ['Canal Street', 'Mill Lane', 'Station Yard'];

export default function DepotMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [depot, setDepot] = useState(depots[0]);
  const id = useId();
  const open = anchor !== null;

  function close() {
    anchor?.focus();
    setAnchor(null);
  }

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Depot: {depot}
      </Button>
      <Popper role={undefined} open={open} anchorEl={anchor} placement="bottom-start">
        <ClickAwayListener onClickAway={() => setAnchor(null)}>
          <Paper elevation={6}>
            <MenuList
              id={id}
              autoFocusItem
              aria-label="Depot"
              onKeyDown={(event) => {
                if (event.key === 'Escape' || event.key === 'Tab') close();
              }}
            >
              {depots.map((name) => (
                <MenuItem
                  key={name}
                  selected={name === depot}
                  onClick={() => {
                    setDepot(name);
                    close();
                  }}
                >
                  {name}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </ClickAwayListener>
      </Popper>
    </>
  );
}
