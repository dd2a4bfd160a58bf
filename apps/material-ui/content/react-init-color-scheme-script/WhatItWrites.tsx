import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const attributes = {
  'data-mui-color-scheme': (scheme: string) => `<html data-mui-color-scheme="${scheme}">`,
  class: (scheme: string) => `<html class="${scheme}">`,
  data: (scheme: string) => `<html data-${scheme}="">`,
  '.mode-%s': (scheme: string) => `<html class="mode-${scheme}">`,
};
type Attribute = keyof typeof attributes;

export default function WhatItWrites() {
  const [mode, setMode] = useState('system');
  const [system, setSystem] = useState('dark');
  const [attribute, setAttribute] = useState<Attribute>('data-mui-color-scheme');
  const fields = [
    { label: 'Chosen before', value: mode, set: setMode, options: ['system', 'light', 'dark'] },
    { label: 'Device', value: system, set: setSystem, options: ['light', 'dark'] },
    {
      label: 'attribute',
      value: attribute,
      set: (value: string) => setAttribute(value as Attribute),
      options: Object.keys(attributes),
    },
  ];

  return (
    <Stack spacing={2} sx={{ width: 320 }}>
      {fields.map(({ label, value, set, options }) => (
        <TextField
          key={label}
          select
          size="small"
          label={label}
          value={value}
          onChange={(event) => set(event.target.value)}
        >
          {options.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Box component="output" sx={{ fontFamily: 'monospace' }}>
        {attributes[attribute](mode === 'system' ? system : mode)}
      </Box>
    </Stack>
  );
}
