import { type KeyboardEvent, useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const answers = ['Book a stall', 'Change a booking', 'Call the market office'];

export default function StallHelp() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function close() {
    anchor?.focus();
    setAnchor(null);
  }
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    close();
  }

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Help with stalls
      </Button>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement="bottom-start"
        sx={{ zIndex: 'modal' }}
      >
        <ClickAwayListener
          onClickAway={(event) => {
            if (!anchor?.contains(event.target as Node)) setAnchor(null);
          }}
        >
          <Paper elevation={8}>
            <MenuList autoFocusItem aria-label="Help with stalls" onKeyDown={closeByKey}>
              {answers.map((answer) => (
                <MenuItem key={answer} onClick={close}>
                  {answer}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </ClickAwayListener>
      </Popper>
    </>
  );
}
