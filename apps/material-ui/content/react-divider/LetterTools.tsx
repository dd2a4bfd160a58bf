import { useState } from 'react';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

const groups = [
  [
    { name: 'Bold', Icon: FormatBold },
    { name: 'Italic', Icon: FormatItalic },
  ],
  [
    { name: 'Centred', Icon: FormatAlignCenter },
    { name: 'Justified', Icon: FormatAlignJustify },
  ],
];

export default function LetterTools() {
  const [on, setOn] = useState(['Bold']);

  function toggle(name: string) {
    setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name]);
  }

  return (
    <Paper variant="outlined" role="group" aria-label="Letter" sx={{ display: 'flex', p: 0.5 }}>
      {groups.map((tools, index) => [
        index > 0 && (
          <Divider key="line" orientation="vertical" flexItem variant="middle" sx={{ mx: 0.5 }} />
        ),
        ...tools.map(({ name, Icon }) => (
          <IconButton
            key={name}
            aria-label={name}
            aria-pressed={on.includes(name)}
            color={on.includes(name) ? 'primary' : 'default'}
            onClick={() => toggle(name)}
          >
            <Icon />
          </IconButton>
        )),
      ])}
    </Paper>
  );
}
