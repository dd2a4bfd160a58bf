import { useState } from 'react';
import SortIcon from '@mui/icons-material/Sort';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const orders = ['Date taken', 'Date added', 'Place', 'Rating'];

export default function AlbumOrder() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [order, setOrder] = useState('Place');

  function choose(next: string) {
    setOrder(next);
    setAnchor(null);
  }

  return (
    <>
      <Button
        startIcon={<SortIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Sorted by {order.toLowerCase()}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Order of the photos' } }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
