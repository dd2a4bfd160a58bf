import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const names: Record<string, string> = { near: 'Nearest', cheap: 'Cheapest', late: 'Open longest' };

export default function SortOrder() {
  const [order, setOrder] = React.useState('');
  return (
    <Select
      displayEmpty
      size="small"
      value={order}
      onChange={(event) => setOrder(event.target.value)}
      renderValue={(value) => (value === '' ? 'Sort the cafés' : `Sorted: ${names[value]}`)}
      inputProps={{ 'aria-label': 'Order of the cafés' }}
      sx={{ width: 220 }}
    >
      <MenuItem value="">As listed</MenuItem>
      {Object.entries(names).map(([value, name]) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
