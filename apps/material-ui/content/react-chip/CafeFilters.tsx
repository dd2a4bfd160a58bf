import { useState } from 'react';
import Check from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const cafes = [
  { name: 'Tram Stop', has: ['Garden', 'Quiet'] },
  { name: 'The Loft', has: ['Quiet', 'Late'] },
  { name: 'Miller', has: ['Garden', 'Late'] },
];

export default function CafeFilters() {
  const [wanted, setWanted] = useState(['Quiet']);
  const hits = cafes.filter(({ has }) => wanted.every((wish) => has.includes(wish)));

  function toggle(wish: string) {
    setWanted(wanted.includes(wish) ? wanted.filter((other) => other !== wish) : [...wanted, wish]);
  }

  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} role="group" aria-label="Filter the cafés">
        {['Garden', 'Quiet', 'Late'].map((wish) => {
          const on = wanted.includes(wish);
          return (
            <Chip
              key={wish}
              label={wish}
              icon={on ? <Check /> : undefined}
              variant={on ? 'filled' : 'outlined'}
              aria-pressed={on}
              onClick={() => toggle(wish)}
            />
          );
        })}
      </Stack>
      <Typography role="status">
        {hits.map(({ name }) => name).join(', ') || 'No café has it all'}
      </Typography>
    </Stack>
  );
}
