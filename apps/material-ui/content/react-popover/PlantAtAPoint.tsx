import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PlantAtAPoint() {
  const [point, setPoint] = useState({ top: 0, left: 0 });
  const [open, setOpen] = useState(false);

  return (
    <>
      <Box
        component="button"
        type="button"
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          // A key presses a button without a place: take the middle.
          setPoint({
            top: event.detail ? event.clientY : box.top + box.height / 2,
            left: event.detail ? event.clientX : box.left + box.width / 2,
          });
          setOpen(true);
        }}
        sx={{
          width: 320,
          height: 160,
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 2,
          bgcolor: 'action.hover',
          color: 'text.primary',
          font: 'inherit',
          cursor: 'crosshair',
        }}
      >
        Press a place in the meadow
      </Box>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={point}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Plant a tree' } }}
      >
        <Box sx={{ p: 2 }}>
          <Typography gutterBottom>A pear tree for this place?</Typography>
          <Button onClick={() => setOpen(false)}>Plant it</Button>
        </Box>
      </Popover>
    </>
  );
}
