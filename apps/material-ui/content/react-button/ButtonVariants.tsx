import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Book the room</Button>
      <Button variant="outlined">Add a guest</Button>
      <Button variant="text">See the price list</Button>
    </Stack>
  );
}
