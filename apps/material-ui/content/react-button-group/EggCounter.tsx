import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function EggCounter() {
  const [eggs, setEggs] = useState(6);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup size="small" aria-label="Number of eggs">
        <Button aria-label="One egg less" disabled={eggs === 0} onClick={() => setEggs(eggs - 1)}>
          <Remove fontSize="small" />
        </Button>
        <Button aria-label="One egg more" disabled={eggs === 12} onClick={() => setEggs(eggs + 1)}>
          <Add fontSize="small" />
        </Button>
      </ButtonGroup>
      <Typography role="status">{eggs} eggs</Typography>
    </Stack>
  );
}
