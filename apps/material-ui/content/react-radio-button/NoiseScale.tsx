import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const answers = ['Silent', 'Quiet', 'Noisy', 'Too loud'];

export default function NoiseScale() {
  const [answer, setAnswer] = useState<string | null>(null);
  const labelId = useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>How was the room at night?</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={answer}
        onChange={(_event, value) => setAnswer(value)}
      >
        {answers.map((text) => (
          <FormControlLabel
            key={text}
            value={text}
            label={text}
            labelPlacement="bottom"
            control={<Radio size="small" />}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ mx: 1 }}
          />
        ))}
      </RadioGroup>
      <FormHelperText role="status">
        {answer ? `Thank you. Noted: ${answer.toLowerCase()}.` : 'Not answered yet'}
      </FormHelperText>
    </FormControl>
  );
}
