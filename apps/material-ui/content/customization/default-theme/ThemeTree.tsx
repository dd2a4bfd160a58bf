import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme } from '@mui/material/styles';
import { Branch, Leaf } from './branch';
import { entriesOf, isBranch, leavesWith } from './theme-tree';

const themes = {
  light: { ...createTheme() },
  dark: { ...createTheme({ palette: { mode: 'dark' } }) },
};

export default function ThemeTree() {
  const [mode, setMode] = useState<keyof typeof themes>('light');
  const [text, setText] = useState('');
  const theme = themes[mode];
  const hits = text.trim() === '' ? [] : leavesWith(text.trim(), theme, 'theme');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          type="search"
          size="small"
          label="Path or value"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Mode"
          value={mode}
          onChange={(_event, value: keyof typeof themes | null) => value && setMode(value)}
        >
          <ToggleButton value="light">Light</ToggleButton>
          <ToggleButton value="dark">Dark</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      {text.trim() !== '' && <div role="status">Values found: {hits.length}</div>}
      <Box dir="ltr" sx={{ fontFamily: 'monospace', fontSize: 14, textAlign: 'left' }}>
        {text.trim() === ''
          ? entriesOf(theme, 'theme').map((entry) =>
              isBranch(entry.value) ? (
                <Branch key={entry.path} {...entry} value={entry.value} />
              ) : (
                <Leaf key={entry.path} label={entry.name} value={entry.value} />
              ),
            )
          : hits.map(({ path, value }) => <Leaf key={path} label={path} value={value} />)}
      </Box>
    </Stack>
  );
}
