import { useState } from 'react';
import Box from '@mui/system/Box';

const trips = [
  { city: 'Ljubljana', days: 3 },
  { city: 'Trieste', days: 2 },
];

export default function TripTile() {
  const [opened, setOpened] = useState<string>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {trips.map(({ city, days }) => (
        <Box
          component="button"
          type="button"
          key={city}
          aria-pressed={opened === city}
          onClick={() => setOpened(city)}
          sx={{
            p: 2,
            minWidth: 140,
            border: opened === city ? 2 : 1,
            borderRadius: 2,
            bgcolor: 'transparent',
            color: 'inherit',
            font: 'inherit',
            textAlign: 'start',
            cursor: 'pointer',
            '&:focus-visible': { outline: 2, outlineOffset: 2 },
          }}
        >
          <Box component="span" sx={{ display: 'block', fontWeight: 700 }}>
            {city}
          </Box>
          {days} days
        </Box>
      ))}
    </Box>
  );
}
