import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const labels = ['Meter', 'Contract', 'Start'];

/** Stands for the server, which loses the first request of the second step. */
async function save(step: number, attempt: number) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (step === 1 && attempt === 1) throw new Error('No answer');
}

export default function SavedSteps() {
  const [active, setActive] = useState(0);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const saving = state === 'saving';

  async function next() {
    setState('saving');
    try {
      await save(active, attempt);
      setActive(active + 1);
      setAttempt(1);
      setState('open');
    } catch {
      setAttempt(attempt + 1);
      setState('failed');
    }
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={active} aria-busy={saving}>
        {labels.map((label, index) => (
          <Step key={label}>
            <StepLabel
              error={state === 'failed' && index === active}
              icon={
                saving && index === active ? (
                  <CircularProgress size={24} aria-label={`Saving: ${label}`} />
                ) : undefined
              }
            >
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box sx={{ minHeight: 72, py: 2 }}>
        {state === 'failed' && <Alert severity="error">Not saved. Try once more.</Alert>}
        {active === labels.length && <Alert severity="success">Power from the first of May.</Alert>}
      </Box>
      <Button
        variant="contained"
        disabled={saving || active === labels.length}
        onClick={() => void next()}
      >
        Save and go on
      </Button>
    </Box>
  );
}
