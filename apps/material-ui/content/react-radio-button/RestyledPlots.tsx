import { useId, type ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Card = styled(FormControlLabel)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    padding: theme.spacing(1, 2, 1, 1),
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    '&[data-chosen=true]': {
      borderColor: palette.primary.main,
      backgroundColor: palette.action.selected,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.text.primary}`, outlineOffset: 2 },
  };
});

function Plot({ value, label }: { value: string; label: ReactNode }) {
  const group = useRadioGroup();
  const chosen = group?.value === value;
  return (
    <Card data-chosen={chosen} value={value} label={label} control={<Radio disableRipple />} />
  );
}

export default function RestyledPlots() {
  const labelId = useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel id={labelId}>Your plot in the garden</FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="sun">
        <Stack spacing={1} sx={{ mt: 1 }}>
          <Plot value="sun" label="By the south wall, sunny" />
          <Plot value="shade" label="Below the walnut tree, shady" />
          <Plot value="pond" label="At the pond, damp" />
        </Stack>
      </RadioGroup>
    </FormControl>
  );
}
