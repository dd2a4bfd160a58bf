import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function TideHint() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        High water
      </Button>
      <Popper id={id} open={open} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={4} sx={{ p: 1.5, mt: 1, typography: 'body2' }}>
          14:20, 5.1 metres
        </Paper>
      </Popper>
    </>
  );
}
