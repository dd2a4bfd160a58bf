import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ShelfHeights() {
  const [elevation, setElevation] = useState(4);
  const id = useId();

  return (
    <Box sx={{ width: 280 }}>
      <Paper
        elevation={elevation}
        sx={{ display: 'grid', placeItems: 'center', height: 120, mb: 3 }}
      >
        <Typography>elevation={elevation}</Typography>
      </Paper>
      <Typography id={id} variant="body2">
        Height above the page
      </Typography>
      <Slider
        aria-labelledby={id}
        max={24}
        value={elevation}
        onChange={(_event, value) => setElevation(value)}
      />
    </Box>
  );
}
