import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CheckList, toggled } from './MarkedTools';

const herbs = ['Basil', 'Borage', 'Chervil', 'Dill', 'Lovage', 'Marjoram', 'Mint', 'Savory'];
const most = 4;

export default function SearchHerbs() {
  const [query, setQuery] = useState('');
  const [bed, setBed] = useState<string[]>(['Chervil']);
  const found = herbs.filter((herb) => herb.toLowerCase().includes(query.trim().toLowerCase()));

  function toggle(herb: string) {
    const next = toggled(bed, herb);
    if (next.length <= most) setBed(next);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Stack spacing={1}>
        <TextField
          label="Find a herb"
          type="search"
          size="small"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <CheckList name="Herbs" items={found} checked={bed} onToggle={toggle} />
      </Stack>
      <Stack spacing={1} sx={{ width: 180, alignItems: 'flex-start' }}>
        <Typography role="status">
          {bed.length} of {most} in the bed
        </Typography>
        {bed.map((herb) => (
          <Chip key={herb} label={herb} onDelete={() => toggle(herb)} />
        ))}
      </Stack>
    </Box>
  );
}
