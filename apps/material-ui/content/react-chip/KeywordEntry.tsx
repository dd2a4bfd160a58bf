import { type FormEvent, type KeyboardEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

export default function KeywordEntry() {
  const [words, setWords] = useState(['harbour', 'fog']);
  const [text, setText] = useState('');
  const word = text.trim().toLowerCase();
  const twice = words.includes(word);

  function add(event: FormEvent) {
    event.preventDefault();
    if (word === '' || twice) return;
    setWords([...words, word]);
    setText('');
  }
  function removeLast({ key }: KeyboardEvent) {
    if (key === 'Backspace' && text === '') setWords(words.slice(0, -1));
  }

  return (
    <Box component="form" onSubmit={add} sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, minHeight: 32 }}>
        {words.map((old) => (
          <Chip
            key={old}
            label={old}
            onClick={() => setText(old)}
            onDelete={() => setWords(words.filter((other) => other !== old))}
          />
        ))}
      </Box>
      <TextField
        fullWidth
        size="small"
        label="Keyword of the photo"
        value={text}
        error={twice}
        helperText={twice ? 'It is there already' : 'Enter adds it, Backspace removes the last one'}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={removeLast}
      />
    </Box>
  );
}
