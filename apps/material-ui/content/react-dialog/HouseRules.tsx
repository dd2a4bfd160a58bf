import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rules = [
  'Quiet from ten in the evening until seven in the morning.',
  'The washing machines are free to use; the key hangs in the hall.',
  'Bicycles go into the cellar, not into the staircase.',
  'Who drops something in the yard picks it up.',
  'Guests are welcome for up to two weeks. Tell the caretaker if it is longer.',
  'The roof is closed in strong wind. The flag at the door says so.',
];

export default function HouseRules() {
  const [scroll, setScroll] = useState<NonNullable<DialogProps['scroll']>>('paper');
  const [open, setOpen] = useState(false);

  function show(kind: NonNullable<DialogProps['scroll']>) {
    setScroll(kind);
    setOpen(true);
  }

  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => show('paper')}>Text scrolls</Button>
        <Button onClick={() => show('body')}>Dialog scrolls</Button>
      </Stack>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll}>
        <DialogTitle>Rules of the house</DialogTitle>
        <DialogContent dividers={scroll === 'paper'} tabIndex={0}>
          <Stack component="ol" spacing={6} sx={{ m: 0, pl: 3, py: 2 }}>
            {rules.map((rule) => (
              <Typography key={rule} component="li">
                {rule}
              </Typography>
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
