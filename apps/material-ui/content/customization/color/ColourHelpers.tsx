import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alpha, darken, emphasize, lighten } from '@mui/material/styles';

const colour = '#00695c';
const helpers = { alpha, darken, lighten, emphasize };

export default function ColourHelpers() {
  const [amount, setAmount] = useState(0.4);
  const labelId = useId();

  return (
    <Box sx={{ width: 320 }}>
      <Typography id={labelId} variant="body2">
        Coefficient: {amount}
      </Typography>
      <Slider
        aria-labelledby={labelId}
        max={1}
        step={0.05}
        value={amount}
        onChange={(_event, value) => setAmount(value)}
      />
      <Stack direction="row" spacing={1}>
        {Object.entries(helpers).map(([name, change]) => (
          <Box key={name} sx={{ flex: 1, textAlign: 'center' }}>
            <Box
              sx={{ height: 48, border: 1, borderColor: 'divider', borderRadius: 1 }}
              style={{ background: change(colour, amount) }}
            />
            <Typography variant="caption">{name}</Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
