import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const easings = ['easeInOut', 'easeOut', 'easeIn', 'sharp'] as const;

export default function EasingRace() {
  const [isThere, setThere] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: 300 }}>
      {easings.map((easing) => (
        <Box key={easing}>
          <Typography variant="caption">{easing}</Typography>
          <Box sx={{ height: 12, borderRadius: 1, bgcolor: 'action.selected' }}>
            <Box
              sx={(theme) => ({
                height: 1,
                borderRadius: 1,
                bgcolor: 'primary.main',
                width: isThere ? '100%' : '8%',
                transition: theme.transitions.create('width', {
                  duration: 1200,
                  easing: theme.transitions.easing[easing],
                }),
              })}
            />
          </Box>
        </Box>
      ))}
      <Button variant="outlined" onClick={() => setThere(!isThere)}>
        {isThere ? 'Back' : 'Start'}
      </Button>
    </Stack>
  );
}
