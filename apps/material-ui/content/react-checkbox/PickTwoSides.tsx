import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const sides = ['Roast potatoes', 'Green beans', 'Pickled beetroot', 'Flatbread'];
const most = 2;

export default function PickTwoSides() {
  const [picked, setPicked] = useState<string[]>(['Green beans']);
  const full = picked.length === most;

  function toggle(side: string) {
    setPicked(picked.includes(side) ? picked.filter((other) => other !== side) : [...picked, side]);
  }

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Side dishes</FormLabel>
      <FormGroup>
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            label={side}
            disabled={full && !picked.includes(side)}
            control={
              <Checkbox name={side} checked={picked.includes(side)} onChange={() => toggle(side)} />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">
        {full ? 'Two chosen. Clear one to choose another.' : `Choose ${most - picked.length} more.`}
      </FormHelperText>
    </FormControl>
  );
}
