import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const sizes = [
  { value: 'small', name: 'Small', limit: 'Up to 2 kg, fits into a letter box' },
  { value: 'medium', name: 'Medium', limit: 'Up to 10 kg and 60 cm' },
  { value: 'large', name: 'Large', limit: 'Up to 31 kg and 120 cm' },
];

export default function ParcelSize() {
  const [size, setSize] = useState('medium');
  const id = useId();

  return (
    <FormControl>
      <FormLabel id={id}>Size of the parcel</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={size}
        onChange={(_event, value) => setSize(value)}
        sx={{ gap: 1, mt: 1 }}
      >
        {sizes.map(({ value, name, limit }) => (
          <div key={value}>
            <FormControlLabel
              value={value}
              label={name}
              control={
                <Radio
                  sx={{ py: 0 }}
                  slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }}
                />
              }
            />
            <Typography
              id={`${id}-${value}`}
              variant="body2"
              sx={{ color: 'text.secondary', marginInlineStart: 4 }}
            >
              {limit}
            </Typography>
          </div>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
