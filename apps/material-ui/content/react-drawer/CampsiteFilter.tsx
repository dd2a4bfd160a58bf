import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

const sites = [
  { name: 'Alder Bank', has: ['Showers', 'Dogs'] },
  { name: 'High Meadow', has: ['Showers', 'Fire places'] },
  { name: 'The Spit', has: ['Dogs', 'Fire places'] },
];

export default function CampsiteFilter() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<string[]>([]);
  const hits = sites.filter(({ has }) => wanted.every((wish) => has.includes(wish)));

  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filter: {hits.length} of {sites.length} campsites
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Filter',
            sx: { width: 280, maxWidth: '85%', p: 2, gap: 2 },
          },
        }}
      >
        <Typography variant="h6" component="h2">
          What do you need?
        </Typography>
        <FormGroup>
          {['Showers', 'Dogs', 'Fire places'].map((wish) => (
            <FormControlLabel
              key={wish}
              label={wish}
              control={<Checkbox checked={wanted.includes(wish)} />}
              onChange={(_event, on) =>
                setWanted(on ? [...wanted, wish] : wanted.filter((other) => other !== wish))
              }
            />
          ))}
        </FormGroup>
        <Button variant="contained" onClick={() => setOpen(false)} sx={{ mt: 'auto' }}>
          Show {hits.length}
        </Button>
      </Drawer>
    </>
  );
}
