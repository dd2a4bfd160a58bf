import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

const tokens = ['light', 'main', 'dark'] as const;

export default function TonalOffset() {
  const [tonalOffset, setTonalOffset] = useState(0.2);
  const labelId = useId();
  const { primary } = createTheme({
    palette: { tonalOffset, primary: { main: '#a3265a' } },
  }).palette;

  return (
    <Box sx={{ width: 320 }}>
      <Typography id={labelId} variant="body2">
        tonalOffset: {tonalOffset}
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={0.05}
        max={0.5}
        step={0.05}
        value={tonalOffset}
        onChange={(_event, value) => setTonalOffset(value)}
      />
      <Stack direction="row" spacing={1}>
        {tokens.map((token) => (
          <Box key={token} sx={{ flex: 1 }}>
            <Box sx={{ height: 56, borderRadius: 1 }} style={{ background: primary[token] }} />
            <Typography variant="caption">
              {token}
              <br />
              {primary[token]}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
