import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const readings = ['06:00, 4 °C', '09:00, 9 °C', '12:00, 15 °C', '15:00, 17 °C'];

function Readings({ onGrow }: { onGrow: () => void }) {
  const [count, setCount] = useState(1);
  useEffect(onGrow, [count, onGrow]);

  return (
    <Stack spacing={1} sx={{ p: 2 }}>
      {readings.slice(0, count).map((reading) => (
        <Typography key={reading}>{reading}</Typography>
      ))}
      <Button disabled={count === readings.length} onClick={() => setCount(count + 1)}>
        One more
      </Button>
    </Stack>
  );
}

export default function GrowingNotes() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const popover = useRef<PopoverActions>(null);

  return (
    <>
      <Button variant="outlined" onClick={(event) => setAnchor(event.currentTarget)}>
        Readings of the day
      </Button>
      <Popover
        action={popover}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Readings of the day' } }}
      >
        <Readings onGrow={() => popover.current?.updatePosition()} />
      </Popover>
    </>
  );
}
