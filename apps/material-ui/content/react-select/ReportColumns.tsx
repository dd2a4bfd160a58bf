import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const columns = ['Client', 'Due date', 'Amount', 'Paid', 'Reminder'];

export default function ReportColumns() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['Client', 'Amount']);

  function handleChange({ target: { value } }: SelectChangeEvent<string[]>) {
    // A browser that fills the field in gives one string.
    const next = typeof value === 'string' ? value.split(',') : value;
    setChosen(columns.filter((column) => next.includes(column)));
  }

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id={id}>Columns of the report</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Columns of the report"
        value={chosen}
        onChange={handleChange}
        renderValue={(value) => (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {value.map((column) => (
              <Chip key={column} component="span" size="small" label={column} />
            ))}
          </Box>
        )}
      >
        {columns.map((column) => (
          <MenuItem key={column} value={column}>
            <Checkbox
              checked={chosen.includes(column)}
              tabIndex={-1}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <ListItemText primary={column} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
