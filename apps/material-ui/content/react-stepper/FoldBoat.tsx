import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Fold the sheet', text: 'In half, from top to bottom, the fold at the top.' },
  { label: 'Fold the corners', text: 'Both upper corners to the middle line.' },
  { label: 'Fold the brim', text: 'One strip up on each side.' },
  { label: 'Pull it apart', text: 'Open the hat and pull the tips until it is a boat.' },
];

export default function FoldBoat() {
  const [active, setActive] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Stepper orientation="vertical" activeStep={active}>
        {steps.map(({ label, text }, index) => (
          <Step key={label} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
            <StepContent>
              <Typography>{text}</Typography>
              <Box sx={{ mt: 1 }}>
                <Button variant="contained" onClick={() => setActive(index + 1)}>
                  Done
                </Button>
                <Button disabled={index === 0} onClick={() => setActive(index - 1)}>
                  Back
                </Button>
              </Box>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ mt: 1 }}>
        {active === steps.length && 'It floats.'}
      </Typography>
      {active === steps.length && <Button onClick={() => setActive(0)}>Fold another</Button>}
    </Box>
  );
}
