import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { hueScales, parseHex, shades, themeCode, type Shade } from './palette-code';
import { Swatches } from './swatches';
import { Tones } from './tones';

type Role = 'primary' | 'secondary';
const start = {
  primary: { hue: 'teal', shade: 900 as Shade, text: '#004d40' },
  secondary: { hue: 'deepOrange', shade: 900 as Shade, text: '#bf360c' },
};

export default function PaletteTool() {
  const [role, setRole] = useState<Role>('primary');
  const [choices, setChoices] = useState(start);
  const [colours, setColours] = useState({ primary: '#004d40', secondary: '#bf360c' });
  const [message, setMessage] = useState('');
  const { hue, shade, text } = choices[role];
  const isInScale = hueScales[hue]?.[shade] === parseHex(text);

  function choose(change: Partial<(typeof start)[Role]>) {
    const next = { ...choices[role], ...change };
    if (change.text === undefined) next.text = hueScales[next.hue]?.[next.shade] ?? next.text;
    const colour = parseHex(next.text);
    setChoices({ ...choices, [role]: next });
    if (colour) setColours({ ...colours, [role]: colour });
    setMessage('');
  }
  function copy() {
    navigator.clipboard.writeText(themeCode(colours.primary, colours.secondary)).then(
      () => setMessage('Copied'),
      () => setMessage('The browser did not allow it'),
    );
  }

  return (
    <Stack spacing={2} sx={{ width: '100%', minWidth: 0, maxWidth: 560 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Colour to choose"
          value={role}
          onChange={(_event, value: Role | null) => value && setRole(value)}
        >
          <ToggleButton value="primary">Primary</ToggleButton>
          <ToggleButton value="secondary">Secondary</ToggleButton>
        </ToggleButtonGroup>
        <TextField
          size="small"
          label="Hex value"
          value={text}
          onChange={(event) => choose({ text: event.target.value })}
          error={!parseHex(text)}
          helperText={parseHex(text) ? undefined : 'Three or six digits, such as #004d40'}
        />
      </Stack>
      <Swatches
        label="Hue"
        value={isInScale ? hue : null}
        colours={Object.entries(hueScales).map(([name, scale]) => [name, scale[shade]])}
        onChange={(name) => choose({ hue: name })}
      />
      <Swatches
        label={`Shade of ${hue}`}
        value={isInScale ? String(shade) : null}
        colours={shades.map((name) => [String(name), hueScales[hue]?.[name] ?? ''])}
        onChange={(name) => choose({ shade: Number(name) as Shade })}
      />
      <Tones name="primary" main={colours.primary} />
      <Tones name="secondary" main={colours.secondary} />
      <Box
        component="pre"
        role="group"
        dir="ltr"
        tabIndex={0}
        aria-label="Code of the theme"
        sx={{ m: 0, p: 2, overflow: 'auto', borderRadius: 1, bgcolor: 'action.hover' }}
      >
        {themeCode(colours.primary, colours.secondary)}
      </Box>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained" onClick={copy}>
          Copy the code
        </Button>
        <span role="status">{message}</span>
      </Stack>
    </Stack>
  );
}
