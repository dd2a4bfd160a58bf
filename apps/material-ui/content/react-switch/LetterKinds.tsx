import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const kinds = ['Loans that end', 'Books I asked for', 'Readings nearby'];

export default function LetterKinds() {
  const [on, setOn] = useState<string[]>(['Loans that end']);

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Letters from the library</FormLabel>
      <FormGroup>
        {kinds.map((kind) => (
          <FormControlLabel
            key={kind}
            label={kind}
            control={
              <Switch
                checked={on.includes(kind)}
                onChange={(_event, checked) =>
                  setOn(checked ? [...on, kind] : on.filter((other) => other !== kind))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>{on.length} of 3 kinds are sent</FormHelperText>
    </FormControl>
  );
}
