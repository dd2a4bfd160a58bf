import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const labels = ['Pass', 'Journey', 'Photo'];

export default function VisaErrors() {
  const [number, setNumber] = useState('C01X');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const valid = /^[A-Z0-9]{9}$/.test(number);
  const failed = tried && !valid;

  function send() {
    setTried(true);
    if (!valid) field.current?.focus();
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={tried && valid ? 1 : 0}>
        {labels.map((label, index) => (
          <Step key={label}>
            <StepLabel
              error={failed && index === 0}
              optional={
                index === 2 && (
                  <Typography component="span" variant="caption">
                    later
                  </Typography>
                )
              }
            >
              {label}
              {failed && index === 0 && ': wrong number'}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <TextField
        label="Number of the passport"
        inputRef={field}
        value={number}
        error={failed}
        helperText={failed ? 'Nine capital letters and digits' : 'As printed on page 2'}
        onChange={(event) => setNumber(event.target.value.trim().toUpperCase())}
        sx={{ my: 3 }}
      />
      <Box>
        <Button variant="contained" onClick={send}>
          Next
        </Button>
      </Box>
    </Box>
  );
}
