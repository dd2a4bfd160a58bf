import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const labels = ['Canoe', 'Insurance', 'Sign'];

export default function SkipInsurance() {
  const [active, setActive] = useState(1);
  const [skipped, setSkipped] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={active}>
        {labels.map((label, index) => (
          <Step key={label} completed={index === 1 && skipped ? false : undefined}>
            <StepLabel
              optional={
                index === 1 && (
                  <Typography component="span" variant="caption">
                    {skipped ? 'Not wanted' : 'Optional'}
                  </Typography>
                )
              }
            >
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box sx={{ mt: 3 }}>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
        {active === 1 && (
          <Button
            onClick={() => {
              setSkipped(true);
              setActive(2);
            }}
          >
            Skip
          </Button>
        )}
        <Button
          variant="contained"
          disabled={active === labels.length}
          onClick={() => {
            if (active === 1) setSkipped(false);
            setActive(active + 1);
          }}
        >
          Next
        </Button>
      </Box>
    </Box>
  );
}
