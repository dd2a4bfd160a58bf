import { useId, useRef, useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';

export default function WorkshopSignUp() {
  const [error, setError] = useState(false);
  const [answer, setAnswer] = useState('');
  const rules = useRef<HTMLInputElement>(null);
  const errorId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const agreed = data.get('rules') === 'read';
    setError(!agreed);
    if (!agreed) {
      setAnswer('');
      rules.current?.focus();
      return;
    }
    const extras = data.getAll('extra');
    setAnswer(
      extras.length > 0
        ? `Your place is kept, with ${extras.join(' and ')}.`
        : 'Your place is kept.',
    );
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <FormControlLabel
        label="Lunch"
        control={<Checkbox name="extra" value="lunch" defaultChecked />}
      />
      <FormControlLabel label="Apron" control={<Checkbox name="extra" value="an apron" />} />
      <FormControl error={error} sx={{ display: 'block', mt: 1 }}>
        <FormControlLabel
          label="I have read the rules of the workshop"
          required
          control={
            <Checkbox
              name="rules"
              value="read"
              inputRef={rules}
              onChange={() => setError(false)}
              slotProps={{
                input: {
                  'aria-invalid': error,
                  'aria-describedby': error ? errorId : undefined,
                },
              }}
            />
          }
        />
        <FormHelperText id={errorId}>
          {error ? 'Read the rules and tick the box.' : ' '}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Sign up
      </Button>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {answer}
      </Typography>
    </Box>
  );
}
