import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';

const parts = ['Project', 'Budget', 'Partners'];

export default function GrantFolder() {
  const [active, setActive] = useState(1);
  const [ready, setReady] = useState<string[]>(['Partners']);
  const part = parts[active] ?? '';

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper nonLinear activeStep={active} sx={{ overflowX: 'auto', pb: 1 }}>
        {parts.map((name, index) => (
          <Step key={name} completed={ready.includes(name)}>
            <StepButton onClick={() => setActive(index)}>{name}</StepButton>
          </Step>
        ))}
      </Stepper>
      <FormControlLabel
        label={`${part} is complete`}
        control={
          <Switch
            checked={ready.includes(part)}
            onChange={(_event, next) =>
              setReady(next ? [...ready, part] : ready.filter((other) => other !== part))
            }
          />
        }
        sx={{ mt: 4 }}
      />
    </Box>
  );
}
