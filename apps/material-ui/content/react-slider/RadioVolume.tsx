import { useId, useState } from 'react';
import VolumeDown from '@mui/icons-material/VolumeDown';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RadioVolume() {
  const [volume, setVolume] = useState(30);
  const labelId = useId();

  return (
    <Box sx={{ width: 280 }}>
      <Typography id={labelId} gutterBottom>
        Volume of the kitchen radio
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <VolumeDown color="action" />
        <Slider
          aria-labelledby={labelId}
          value={volume}
          onChange={(_event, value) => setVolume(value)}
        />
        <VolumeUp color="action" />
      </Stack>
    </Box>
  );
}
