import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const plans = [
  ['single', 'One rower, £18 a month'],
  ['pair', 'Two rowers, £31 a month'],
  ['family', 'A family of up to five, £44 a month'],
] as const;

export function PlanChoice() {
  return (
    <FormControl>
      <FormLabel id="plan">Membership</FormLabel>
      <RadioGroup name="plan" defaultValue="single" aria-labelledby="plan">
        {plans.map(([value, label]) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
