import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function TicketKind() {
  const id = React.useId();
  const [kind, setKind] = React.useState('day');
  return (
    <FormControl sx={{ width: 220 }}>
      <InputLabel id={id}>Ticket</InputLabel>
      <Select
        labelId={id}
        label="Ticket"
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      >
        <MenuItem value="single">Single</MenuItem>
        <MenuItem value="day">Day</MenuItem>
        <MenuItem value="week">Week</MenuItem>
      </Select>
    </FormControl>
  );
}
