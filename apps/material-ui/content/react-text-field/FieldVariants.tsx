import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
      <TextField variant="outlined" label="Street" defaultValue="Harbour Lane 4" />
      <TextField variant="filled" label="Postcode" defaultValue="20457" size="small" />
      <TextField variant="standard" label="Town" defaultValue="Hamburg" />
    </Stack>
  );
}
