import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const rhythms = [
  { value: 'never', name: 'Never', hint: 'The event takes place once.' },
  { value: 'weekly', name: 'Every week', hint: 'On the same weekday.' },
  { value: 'monthly', name: 'Every month', hint: 'On the same day of the month.' },
];

export default function RepeatField() {
  const [value, setValue] = React.useState('weekly');
  return (
    <TextField
      select
      label="Repeat"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      helperText={rhythms.find((rhythm) => rhythm.value === value)?.hint}
      sx={{ width: 240 }}
    >
      {rhythms.map((rhythm) => (
        <MenuItem key={rhythm.value} value={rhythm.value}>
          {rhythm.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
