import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function TrainSlides() {
  const station = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState(false);

  return (
    <Box>
      <Button onClick={() => setHere(!here)}>{here ? 'Depart' : 'Arrive'}</Button>
      <Box
        ref={station}
        sx={{ width: 320, height: 110, p: 2, mt: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
      >
        <Slide in={here} direction="right" container={(element) => station.current ?? element}>
          <Paper elevation={3} sx={{ width: 180, p: 2 }}>
            The 9:12 to Hexham
          </Paper>
        </Slide>
      </Box>
    </Box>
  );
}
