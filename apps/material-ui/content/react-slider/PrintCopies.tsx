import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const most = 500;

export default function PrintCopies() {
  const [text, setText] = useState('120');
  const labelId = useId();
  const copies = Math.min(most, Math.max(0, Math.round(Number(text)) || 0));

  return (
    <Box sx={{ width: 320 }}>
      <Typography id={labelId} gutterBottom>
        Copies
      </Typography>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Slider
          aria-labelledby={labelId}
          max={most}
          step={10}
          value={copies}
          onChange={(_event, value) => setText(String(value))}
        />
        <TextField
          size="small"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => setText(String(copies))}
          slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-labelledby': labelId } }}
          sx={{ width: 96 }}
        />
      </Stack>
    </Box>
  );
}
