import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BarOverDrawer() {
  const [isClipped, setClipped] = useState(true);

  return (
    <Box sx={{ width: 360 }}>
      <FormControlLabel
        label="App bar over the drawer"
        control={
          <Switch checked={isClipped} onChange={(event) => setClipped(event.target.checked)} />
        }
      />
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 200, overflow: 'hidden' }}>
        <AppBar
          position="absolute"
          component="div"
          sx={{ zIndex: (theme) => (isClipped ? theme.zIndex.drawer + 1 : theme.zIndex.appBar) }}
        >
          <Toolbar variant="dense">
            <Typography sx={{ marginInlineStart: isClipped ? 0 : '120px' }}>Archive</Typography>
          </Toolbar>
        </AppBar>
        <Drawer
          variant="permanent"
          slotProps={{ paper: { sx: { position: 'absolute', width: 120, p: 2 } } }}
        >
          {isClipped && <Toolbar variant="dense" />}
          Letters
        </Drawer>
      </Box>
    </Box>
  );
}
