import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CroppedReview() {
  const [whole, setWhole] = useState(false);

  return (
    <Box sx={{ width: 300, minHeight: 200 }}>
      <Collapse in={whole} collapsedSize={48} timeout="auto">
        <Typography>
          The room looks over the estuary. Breakfast is at a long table, and the host knows every
          path along the shore. Bring boots: the ford is under water twice a day, and the way round
          takes an hour.
        </Typography>
      </Collapse>
      <Button aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? 'Less of the review' : 'All of the review'}
      </Button>
    </Box>
  );
}
