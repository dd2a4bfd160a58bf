import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const Path = styled(StepConnector)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${stepConnectorClasses.line}`]: {
      borderTop: `4px dotted ${palette.text.secondary}`,
      borderRadius: 2,
    },
    [`&.${stepConnectorClasses.active} .${stepConnectorClasses.line}, &.${stepConnectorClasses.completed} .${stepConnectorClasses.line}`]:
      { borderTopStyle: 'solid', borderTopColor: palette.success.main },
  };
});

const Sign = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: 4,
    transform: 'rotate(45deg)',
    border: `2px solid ${palette.text.secondary}`,
    '&[data-reached=true]': {
      borderColor: palette.success.main,
      backgroundColor: palette.success.main,
    },
  };
});

const huts = ['Valley', 'Lake', 'Top'];

export default function RestyledTrail() {
  const [at, setAt] = useState(1);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={at} connector={<Path />}>
        {huts.map((hut, index) => (
          <Step key={hut} aria-current={index === at ? 'step' : undefined}>
            <StepLabel
              icon={<Sign data-reached={index <= at} />}
              slotProps={{ label: { sx: { marginInlineStart: 0.5 } } }}
            >
              {hut}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Button onClick={() => setAt((at + 1) % huts.length)} sx={{ mt: 2 }}>
        Walk on
      </Button>
    </Box>
  );
}
