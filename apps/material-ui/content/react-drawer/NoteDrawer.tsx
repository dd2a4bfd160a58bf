import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import TextField from '@mui/material/TextField';

export default function NoteDrawer() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Note for the night shift
      </Button>
      <Drawer
        keepMounted
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Note for the night shift',
            sx: { width: 300, p: 2, gap: 2 },
          },
        }}
      >
        <TextField multiline minRows={5} label="Note" defaultValue="Ward 3 is short of blankets." />
        <Button onClick={() => setOpen(false)}>Go on later</Button>
      </Drawer>
    </>
  );
}
