import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import UploadFileIcon from '@mui/icons-material/UploadFile';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export default function UploadReceipts() {
  const [names, setNames] = React.useState<readonly string[]>([]);

  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    setNames(Array.from(event.target.files ?? [], (file) => file.name));
    // Without this, choosing the same file again would fire no event.
    event.target.value = '';
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        startIcon={<UploadFileIcon />}
        sx={{ '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: '2px' } }}
      >
        Choose receipts
        <HiddenInput type="file" multiple accept="image/*,.pdf" onChange={handleChange} />
      </Button>
      <Typography variant="body2" role="status">
        {names.length === 0 ? 'No file chosen' : names.join(', ')}
      </Typography>
    </Stack>
  );
}
