import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function WashTemperature() {
  const [degrees, setDegrees] = useState('40');
  const labelId = useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Wash at</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={degrees}
        onChange={(_event, value) => setDegrees(value)}
      >
        <FormControlLabel value="30" label="30 °C, wool and silk" control={<Radio />} />
        <FormControlLabel value="40" label="40 °C, coloured cotton" control={<Radio />} />
        <FormControlLabel value="60" label="60 °C, towels and sheets" control={<Radio />} />
      </RadioGroup>
    </FormControl>
  );
}
