import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ZoomPlan() {
  const [zoom, setZoom] = useState(100);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Zoom of the floor plan">
        <Button disabled={zoom === 50} onClick={() => setZoom(zoom - 25)}>
          Smaller
        </Button>
        <Button onClick={() => setZoom(100)}>Fit</Button>
        <Button disabled={zoom === 200} onClick={() => setZoom(zoom + 25)}>
          Larger
        </Button>
      </ButtonGroup>
      <Typography role="status">{zoom} %</Typography>
    </Stack>
  );
}
