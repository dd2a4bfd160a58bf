import { useState } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckList, toggled } from './MarkedTools';

const singers = ['Adele', 'Bruno', 'Clara', 'Dora', 'Emil'];
const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

export default function ChoirVoices() {
  const [tour, setTour] = useState<string[]>(['Dora']);
  const [checked, setChecked] = useState<string[]>([]);
  const [note, setNote] = useState('');
  const home = singers.filter((singer) => !tour.includes(singer));
  const toTour = checked.filter((singer) => home.includes(singer));
  const toHome = checked.filter((singer) => tour.includes(singer));

  const toggle = (singer: string) => setChecked(toggled(checked, singer));
  function move(moved: string[], away: boolean) {
    const next = away ? [...tour, ...moved] : tour.filter((singer) => !moved.includes(singer));
    setTour(singers.filter((singer) => next.includes(singer)));
    setChecked(checked.filter((singer) => !moved.includes(singer)));
    setNote(`${moved.join(', ')} ${away ? 'on tour' : 'at home'}`);
  }

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CheckList name="At home" items={home} checked={checked} onToggle={toggle} />
        <Stack>
          <IconButton
            aria-label="Move the checked singers on tour"
            disabled={toTour.length === 0}
            onClick={() => move(toTour, true)}
          >
            <ChevronRight sx={mirrored} />
          </IconButton>
          <IconButton
            aria-label="Move the checked singers home"
            disabled={toHome.length === 0}
            onClick={() => move(toHome, false)}
          >
            <ChevronLeft sx={mirrored} />
          </IconButton>
        </Stack>
        <CheckList name="On tour" items={tour} checked={checked} onToggle={toggle} />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {note}
      </Typography>
    </Box>
  );
}
