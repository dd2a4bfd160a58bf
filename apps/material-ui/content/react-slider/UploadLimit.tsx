import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

/** Each step doubles the size: 0 is 1 MB, 12 is 4 GB. */
const megabytes = (step: number) => 2 ** step;
const sizeText = (size: number) => (size < 1024 ? `${size} MB` : `${size / 1024} GB`);

export default function UploadLimit() {
  const [step, setStep] = useState(6);
  const labelId = useId();

  return (
    <Box sx={{ width: 300, px: 1 }}>
      <Typography id={labelId} gutterBottom>
        Largest file: {sizeText(megabytes(step))}
      </Typography>
      <Slider
        aria-labelledby={labelId}
        max={12}
        scale={megabytes}
        getAriaValueText={sizeText}
        valueLabelFormat={sizeText}
        valueLabelDisplay="auto"
        value={step}
        onChange={(_event, value) => setStep(value)}
      />
    </Box>
  );
}
