import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';

export default function OtherReason() {
  const [reason, setReason] = useState('size');
  const [text, setText] = useState('');
  const labelId = useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel id={labelId}>Why do you send the boots back?</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={reason}
        onChange={(_event, value) => setReason(value)}
      >
        <FormControlLabel value="size" label="They don’t fit" control={<Radio />} />
        <FormControlLabel value="fault" label="Something is broken" control={<Radio />} />
        <FormControlLabel value="other" label="Another reason" control={<Radio />} />
      </RadioGroup>
      <TextField
        label="Your reason"
        size="small"
        disabled={reason !== 'other'}
        required={reason === 'other'}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ mt: 1, marginInlineStart: 4 }}
      />
    </FormControl>
  );
}
