import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const sizes = { Small: '0.875rem', Normal: '1rem', Large: '1.25rem' };
type Size = keyof typeof sizes;

export default function ReadingSize() {
  const [size, setSize] = useState<Size>('Normal');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Size of the text"
        value={size}
        onChange={(_event, next: Size | null) => next && setSize(next)}
      >
        {Object.keys(sizes).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography
        lang="en"
        sx={{ mt: 2, fontSize: sizes[size], maxWidth: '60ch', hyphens: 'auto', textWrap: 'pretty' }}
      >
        The lighthouse keeper wrote one line a day for thirty years. Mostly it was the wind, and
        what it had taken with it: a shutter, a hen, twice the boat. Only on Sundays did he add a
        word about himself.
      </Typography>
    </Box>
  );
}
