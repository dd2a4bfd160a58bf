import { useState } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const spices = ['Clove', 'Mace', 'Sumac'];

/** A transfer list in its least form: a press moves a name to the other side. */
export function MoveSpices() {
  const [taken, setTaken] = useState(['Sumac']);
  const sides = [
    { name: 'Jars on the shelf', list: spices.filter((spice) => !taken.includes(spice)) },
    { name: 'Jars in the basket', list: taken },
  ];

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, width: '100%' }}>
      {sides.map(({ name, list }, side) => (
        <Stack key={name} role="group" aria-label={name} spacing={0.5} sx={{ minHeight: 84 }}>
          {list.map((spice) => (
            <Chip
              key={spice}
              size="small"
              label={spice}
              icon={side === 0 ? <ChevronRight /> : <ChevronLeft />}
              onClick={() =>
                setTaken(side === 0 ? [...taken, spice] : taken.filter((other) => other !== spice))
              }
            />
          ))}
        </Stack>
      ))}
    </Box>
  );
}
