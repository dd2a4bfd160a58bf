import { useId, useRef, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BorrowForm() {
  const [error, setError] = useState(false);
  const [answer, setAnswer] = useState(' ');
  const first = useRef<HTMLInputElement>(null);
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const place = new FormData(event.currentTarget).get('place');
    setError(place === null);
    if (place === null) first.current?.focus();
    setAnswer(place === null ? 'Choose where you pick it up.' : `The drill waits ${place}.`);
  }

  return (
    <form noValidate onSubmit={submit}>
      <FormControl error={error} required>
        <FormLabel id={id}>Pick up the drill</FormLabel>
        <RadioGroup
          name="place"
          aria-labelledby={id}
          aria-describedby={`${id}-help`}
          aria-required
          aria-invalid={error}
          onChange={() => {
            setError(false);
            setAnswer(' ');
          }}
        >
          <FormControlLabel
            value="in the workshop"
            label="In the workshop, until 18:00"
            control={<Radio inputRef={first} />}
          />
          <FormControlLabel
            value="at the neighbour’s"
            label="At the neighbour’s, until 20:00"
            control={<Radio />}
          />
          <FormControlLabel
            value="nowhere yet"
            label="Brought by bike (not this week)"
            disabled
            control={<Radio />}
          />
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role="status">
          {answer}
        </FormHelperText>
      </FormControl>
      <div>
        <Button type="submit" variant="contained">
          Borrow it
        </Button>
      </div>
    </form>
  );
}
