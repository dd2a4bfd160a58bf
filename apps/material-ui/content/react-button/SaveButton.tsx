import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function SaveButton() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained">Save</Button>
      <Button>Discard</Button>
    </Stack>
  );
}
