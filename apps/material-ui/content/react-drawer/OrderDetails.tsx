import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const orders = [
  { id: '118', lines: ['2 jars of honey', '1 comb'] },
  { id: '119', lines: ['4 candles', '1 jar of honey'] },
];

function fetchLines(id: string) {
  const lines = orders.find((order) => order.id === id)?.lines ?? [];
  return new Promise<string[]>((done) => setTimeout(() => done(lines), 1200));
}

export default function OrderDetails() {
  const [open, setOpen] = useState(false);
  const [id, setId] = useState('');
  const [lines, setLines] = useState<string[] | null>(null);

  async function show(next: string) {
    setId(next);
    setLines(null);
    setOpen(true);
    setLines(await fetchLines(next));
  }

  return (
    <Stack direction="row" spacing={1}>
      {orders.map((order) => (
        <Button key={order.id} aria-haspopup="dialog" onClick={() => void show(order.id)}>
          Order {order.id}
        </Button>
      ))}
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': `Order ${id}`,
            'aria-busy': lines === null,
            sx: { width: 260, p: 2 },
          },
        }}
      >
        <Typography variant="h6" component="h2" gutterBottom>
          Order {id}
        </Typography>
        {(lines ?? ['one', 'two']).map((line) => (
          <Typography key={line}>{lines === null ? <Skeleton /> : line}</Typography>
        ))}
        <Button onClick={() => setOpen(false)} sx={{ mt: 2, alignSelf: 'start' }}>
          Close
        </Button>
      </Drawer>
    </Stack>
  );
}
