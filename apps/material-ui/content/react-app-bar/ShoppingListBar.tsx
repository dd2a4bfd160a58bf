import { useState } from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ShoppingListBar() {
  const [items, setItems] = useState(3);

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static">
        <Toolbar>
          <IconButton edge="start" color="inherit" aria-label="Back to all lists">
            <ArrowBack />
          </IconButton>
          <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1, mx: 1 }}>
            Saturday market
          </Typography>
          <Button color="inherit" onClick={() => setItems(items + 1)}>
            Add item
          </Button>
        </Toolbar>
      </AppBar>
      <Typography role="status" sx={{ p: 2 }}>
        {items} items on the list
      </Typography>
    </Box>
  );
}
