import { useState } from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import TextField from '@mui/material/TextField';

export default function RestyledShelfLabel() {
  const [label, setLabel] = useState<HTMLElement | null>(null);
  const [text, setText] = useState('Maps, 1700 to 1850');

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 280 }}>
      <Box
        ref={setLabel}
        sx={{
          minHeight: 56,
          p: 2,
          textAlign: 'center',
          fontFamily: 'serif',
          color: '#3a2a12',
          bgcolor: '#e8d6a8',
          outline: '2px solid #8a6d2f',
          outlineOffset: -6,
        }}
      />
      <TextField
        label="Text of the label"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Portal container={label}>{text}</Portal>
    </Box>
  );
}
