import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const channels = ['Voice', 'Guitar', 'Bass', 'Drums'];

export default function MixerFaders() {
  const [levels, setLevels] = useState([70, 55, 60, 45]);

  return (
    <Stack direction="row" spacing={4} role="group" aria-label="Mixer" sx={{ height: 220 }}>
      {channels.map((channel, index) => (
        <Stack key={channel} spacing={2} sx={{ alignItems: 'center' }}>
          <Slider
            orientation="vertical"
            size="small"
            aria-label={channel}
            value={levels[index] ?? 0}
            onChange={(_event, value) => setLevels(levels.with(index, value))}
          />
          <Typography variant="body2">{channel}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
