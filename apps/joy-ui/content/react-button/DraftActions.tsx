import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function DraftActions() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button>Publish</Button>
      <Button variant="outlined">Save draft</Button>
      <Button variant="plain" color="neutral">
        Cancel
      </Button>
    </Stack>
  );
}
