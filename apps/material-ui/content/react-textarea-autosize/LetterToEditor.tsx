import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const most = 280;

export default function LetterToEditor() {
  const [text, setText] = useState('');
  const id = useId();
  const left = most - text.length;

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 320 }}>
      <label htmlFor={id}>Letter to the editor</label>
      <TextareaAutosize
        id={id}
        minRows={3}
        maxRows={6}
        maxLength={most}
        aria-describedby={`${id}-left`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        style={{ font: 'inherit', padding: 8 }}
      />
      <Typography id={`${id}-left`} variant="body2" sx={{ color: 'text.secondary' }}>
        {left} characters left
      </Typography>
    </Box>
  );
}
