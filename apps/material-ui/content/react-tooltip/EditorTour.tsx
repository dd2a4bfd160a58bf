import { useState } from 'react';
import Brush from '@mui/icons-material/Brush';
import IosShare from '@mui/icons-material/IosShare';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Brush', hint: 'Draw with the brush', Icon: Brush },
  { name: 'Layers', hint: 'Every stroke lies on a layer', Icon: LayersOutlined },
  { name: 'Share', hint: 'Send the drawing when it is done', Icon: IosShare },
];

export default function EditorTour() {
  const [step, setStep] = useState(-1);
  const hint = steps[step]?.hint;

  return (
    <Stack spacing={7} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={3} role="group" aria-label="Drawing">
        {steps.map(({ name, hint: title, Icon }, index) => (
          <Tooltip key={name} arrow describeChild open={index === step} title={title}>
            <IconButton aria-label={name}>
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </Stack>
      <Stack sx={{ alignItems: 'center' }}>
        <Button onClick={() => setStep(step === steps.length - 1 ? -1 : step + 1)}>
          {step === -1 ? 'Show me around' : step === steps.length - 1 ? 'Done' : 'Next'}
        </Button>
        <Typography role="status" variant="body2" sx={{ minHeight: 24, color: 'text.secondary' }}>
          {hint && `${step + 1} of ${steps.length}: ${hint}`}
        </Typography>
      </Stack>
    </Stack>
  );
}
