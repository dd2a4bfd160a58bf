import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function CrewChips() {
  const [crew, setCrew] = useState(['Ines', 'Tomasz', 'Yun']);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {crew.map((name) => (
        <Chip
          key={name}
          label={name}
          onDelete={() => setCrew(crew.filter((other) => other !== name))}
        />
      ))}
    </Stack>
  );
}
