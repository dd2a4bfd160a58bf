import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function DiveLog() {
  const [text, setText] = useState('12 m, clear. Two rays under the pier.');
  const id = useId();

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 320 }}>
      <label htmlFor={id}>Notes of the dive</label>
      <TextareaAutosize
        id={id}
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        style={{ font: 'inherit', padding: 8, resize: 'none' }}
      />
    </Box>
  );
}
