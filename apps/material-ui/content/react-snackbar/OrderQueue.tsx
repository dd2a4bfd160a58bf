import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const dishes = ['Soup', 'Dumplings', 'Plum cake'];

export default function OrderQueue() {
  const [queue, setQueue] = useState<{ id: number; text: string }[]>([]);
  const [leaving, setLeaving] = useState(false);
  const nextId = useRef(0);
  const current = queue[0];

  function order(dish: string) {
    nextId.current += 1;
    setQueue([...queue, { id: nextId.current, text: `${dish} ordered` }]);
  }

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 160 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {dishes.map((dish) => (
          <Button key={dish} variant="outlined" onClick={() => order(dish)}>
            {dish}
          </Button>
        ))}
      </Stack>
      <Snackbar
        key={current?.id}
        open={current !== undefined && !leaving}
        autoHideDuration={queue.length > 1 ? 1500 : 6000}
        onClose={(_event, reason) => reason !== 'clickaway' && setLeaving(true)}
        slotProps={{
          transition: {
            onExited: () => {
              setQueue((old) => old.slice(1));
              setLeaving(false);
            },
          },
        }}
        message={current?.text}
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}
