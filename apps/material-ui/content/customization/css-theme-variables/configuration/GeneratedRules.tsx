import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { extendTheme } from '@mui/material/styles';

const selectors = ['media', 'class', 'data', 'data-scheme', '.mode-%s'];

/** What `createTheme` makes with `cssVariables`, here typed with its style sheets. */
function rulesOf(colorSchemeSelector: string, cssVarPrefix: string): string[] {
  return extendTheme({
    colorSchemeSelector,
    cssVarPrefix,
    colorSchemes: { light: true, dark: true },
  })
    .generateStyleSheets()
    .map((sheet) => JSON.stringify(sheet, null, 2).split('\n').slice(1, 4).join('\n') + ' …');
}

export default function GeneratedRules() {
  const [selector, setSelector] = useState('class');
  const [prefix, setPrefix] = useState('mui');

  return (
    <Stack spacing={2} sx={{ width: '100%', minWidth: 0, maxWidth: 480 }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          size="small"
          label="colorSchemeSelector"
          value={selector}
          onChange={(event) => setSelector(event.target.value)}
        >
          {selectors.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          size="small"
          label="cssVarPrefix"
          value={prefix}
          onChange={(event) => setPrefix(event.target.value)}
        />
      </Stack>
      <Box
        component="pre"
        role="group"
        dir="ltr"
        tabIndex={0}
        aria-label="Generated rules"
        sx={{ m: 0, p: 2, overflow: 'auto', borderRadius: 1, bgcolor: 'action.hover' }}
      >
        {rulesOf(selector, prefix).join('\n')}
      </Box>
    </Stack>
  );
}
