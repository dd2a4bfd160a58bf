import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Typography from '@mui/material/Typography';

export default function WidgetInForeignPage() {
  const [seats, setSeats] = useState(4);

  return (
    <Box
      sx={{
        width: 320,
        p: 2,
        fontFamily: 'cursive',
        color: '#4a2c00',
        backgroundColor: '#fdf3dc',
      }}
    >
      <p>Uncle Otto’s puppet theatre</p>
      <ScopedCssBaseline sx={{ p: 2, borderRadius: 2 }}>
        <Typography role="status" gutterBottom>
          {seats} seats left for Sunday
        </Typography>
        <Button variant="contained" disabled={seats === 0} onClick={() => setSeats(seats - 1)}>
          Take one
        </Button>
      </ScopedCssBaseline>
    </Box>
  );
}
