import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function KnotSteps() {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <Box sx={{ width: 300, minHeight: 150 }}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        How to tie a bowline
      </Button>
      <Collapse in={open} id={id}>
        <Typography component="ol" variant="body2" sx={{ m: 0 }}>
          <li>Make a small loop.</li>
          <li>Bring the end up through it.</li>
          <li>Around the back of the rope.</li>
          <li>Down through the loop again.</li>
        </Typography>
      </Collapse>
    </Box>
  );
}
