import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function LabelledSizes() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Small, for dense lists and tables"
        control={<Checkbox size="small" defaultChecked />}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel
        label="Before the box, in another colour"
        labelPlacement="start"
        control={<Checkbox color="secondary" defaultChecked />}
        sx={{ ml: 0 }}
      />
      <FormControlLabel label="Can’t be changed" disabled control={<Checkbox defaultChecked />} />
    </Stack>
  );
}
