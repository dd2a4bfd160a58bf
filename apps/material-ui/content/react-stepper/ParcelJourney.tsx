import { useState } from 'react';
import Inventory from '@mui/icons-material/Inventory';
import LocalShipping from '@mui/icons-material/LocalShipping';
import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailbox';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const stops = [
  { label: 'Packed', time: 'Monday, 9:10', Icon: Inventory },
  { label: 'On its way', time: 'Monday, 16:45', Icon: LocalShipping },
  { label: 'Delivered', time: 'Tuesday', Icon: MarkunreadMailbox },
];

export default function ParcelJourney() {
  const [at, setAt] = useState(1);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper
        alternativeLabel
        activeStep={at}
        component="ol"
        aria-label="Way of the parcel"
        sx={{ listStyle: 'none', p: 0 }}
      >
        {stops.map(({ label, time, Icon }, index) => (
          <Step key={label} component="li" aria-current={index === at ? 'step' : undefined}>
            <StepLabel
              icon={<Icon color={index <= at ? 'primary' : 'action'} />}
              optional={<Typography variant="caption">{time}</Typography>}
            >
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Button disabled={at === 2} onClick={() => setAt(at + 1)}>
        Look again
      </Button>
    </Box>
  );
}
