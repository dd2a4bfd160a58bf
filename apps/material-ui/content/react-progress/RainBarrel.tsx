import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RainBarrel() {
  const [litres, setLitres] = useState(140);
  const full = (litres / 200) * 100;
  const low = litres < 50;

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative', display: 'grid' }}>
        <CircularProgress
          variant="determinate"
          value={100}
          size={120}
          thickness={4}
          aria-hidden
          sx={{ gridArea: '1 / 1', color: 'action.selected' }}
        />
        <CircularProgress
          role="meter"
          aria-label="Water in the barrel"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={`${litres} of 200 litres`}
          variant="determinate"
          value={full}
          size={120}
          thickness={4}
          color={low ? 'warning' : 'info'}
          sx={{ gridArea: '1 / 1' }}
        />
        <Typography aria-hidden sx={{ gridArea: '1 / 1', placeSelf: 'center' }}>
          {low ? 'Low: ' : ''}
          {litres} l
        </Typography>
      </Box>
      <Button onClick={() => setLitres(litres >= 30 ? litres - 30 : 200)}>
        {litres >= 30 ? 'Water the beans' : 'Wait for rain'}
      </Button>
    </Stack>
  );
}
