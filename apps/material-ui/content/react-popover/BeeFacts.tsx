import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function BeeFacts() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        About hive 7
      </Button>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': 'About hive 7' } }}
      >
        <Typography sx={{ p: 2, maxWidth: 260 }}>
          Carniolan bees, a queen from last year, 18 kg of honey in July.
        </Typography>
      </Popover>
    </>
  );
}
