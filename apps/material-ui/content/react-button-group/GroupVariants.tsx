import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="contained" disableElevation aria-label="Booking">
        <Button>Book</Button>
        <Button>Reserve</Button>
      </ButtonGroup>
      <ButtonGroup color="secondary" aria-label="Receipt">
        <Button>Download</Button>
        <Button>Send</Button>
      </ButtonGroup>
      <ButtonGroup variant="text" size="small" aria-label="Entry">
        <Button>Edit</Button>
        <Button>Copy</Button>
        <Button color="error">Delete</Button>
      </ButtonGroup>
    </Stack>
  );
}
