import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const things = ['Tent and pegs', 'Sleeping bags', 'Stove'];

export default function PackingList() {
  const [packed, setPacked] = useState<string[]>(['Stove']);
  const all = packed.length === things.length;
  const some = packed.length > 0 && !all;

  function toggle(thing: string) {
    setPacked(
      packed.includes(thing) ? packed.filter((other) => other !== thing) : [...packed, thing],
    );
  }

  return (
    <Box role="group" aria-label="Packing list">
      <FormControlLabel
        label="Camping gear"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            inputRef={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            }}
            onChange={() => setPacked(all ? [] : things)}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', ml: 4 }}>
        {things.map((thing) => (
          <FormControlLabel
            key={thing}
            label={thing}
            control={<Checkbox checked={packed.includes(thing)} onChange={() => toggle(thing)} />}
          />
        ))}
      </Box>
    </Box>
  );
}
