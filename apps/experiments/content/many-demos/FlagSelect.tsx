import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const FLAGS = ['Diver down', 'Pilot on board', 'Ready to sail'];

export default function FlagSelect() {
  const labelId = useId();
  const [flag, setFlag] = useState('Ready to sail');
  return (
    <FormControl sx={{ width: 220 }}>
      <InputLabel id={labelId}>Flag</InputLabel>
      <Select
        labelId={labelId}
        label="Flag"
        value={flag}
        onChange={(event) => setFlag(event.target.value)}
      >
        {FLAGS.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
