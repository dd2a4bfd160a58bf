import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Date', text: 'Friday, 20:00, main stage' },
  { label: 'Seats', text: 'Two seats in row 7' },
  { label: 'Payment', text: '46 € at the box office' },
];

export default function TheatreSeats() {
  const [active, setActive] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  const done = active === steps.length;

  function go(step: number) {
    setActive(step);
    text.current?.focus();
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={active}>
        {steps.map(({ label }, index) => (
          <Step key={label} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography ref={text} tabIndex={-1} sx={{ my: 3 }}>
        {done ? 'Booked. The tickets wait at the box office.' : steps[active]?.text}
      </Typography>
      <Button disabled={active === 0} onClick={() => go(active - 1)}>
        Back
      </Button>
      <Button variant="contained" onClick={() => go(done ? 0 : active + 1)}>
        {done ? 'Book again' : active === steps.length - 1 ? 'Book' : 'Next'}
      </Button>
    </Box>
  );
}
