import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import UndoIcon from '@mui/icons-material/Undo';

export default function DeleteDraft() {
  const [deleted, setDeleted] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">
        {deleted ? 'The draft is in the bin.' : 'Draft: minutes of 4 May'}
      </Typography>
      <Button
        variant="outlined"
        color={deleted ? 'primary' : 'error'}
        startIcon={deleted ? <UndoIcon /> : <DeleteIcon />}
        onClick={() => setDeleted(!deleted)}
      >
        {deleted ? 'Take it back' : 'Delete'}
      </Button>
    </Stack>
  );
}
