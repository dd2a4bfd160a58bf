import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import { backdropClasses } from '@mui/material/Backdrop';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Basket = styled(Drawer)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${backdropClasses.root}`]: { backgroundColor: 'transparent', backdropFilter: 'blur(4px)' },
    [`& .${drawerClasses.paper}`]: {
      width: 280,
      height: 'auto',
      maxHeight: 'calc(100% - 32px)',
      margin: 16,
      padding: 24,
      gap: 16,
      borderRadius: 20,
      border: `1px solid ${palette.divider}`,
      backgroundImage: 'none',
      boxShadow: 'none',
    },
  };
});

export default function RestyledBasket() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Basket, 2 things
      </Button>
      <Basket
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Basket' } }}
      >
        <Typography variant="h6" component="h2">
          Basket
        </Typography>
        <Typography>One bag of flour, one sieve: €14.60</Typography>
        <Button variant="contained" onClick={() => setOpen(false)}>
          Back to the shop
        </Button>
      </Basket>
    </>
  );
}
