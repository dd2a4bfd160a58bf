import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const seats = ['1A', '1B', '1C', '2A', '2B', '2C'];

export default function SeatMap() {
  const [chosen, setChosen] = useState('2B');

  return (
    <div>
      <Box
        role="group"
        aria-label="Seats"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 56px)', gap: 1, mb: 1.5 }}
      >
        {seats.map((seat) => (
          <Box
            key={seat}
            component="button"
            type="button"
            aria-pressed={seat === chosen}
            onClick={() => setChosen(seat)}
            sx={[
              {
                height: 56,
                border: 1,
                borderColor: 'text.secondary',
                borderRadius: 1,
                font: 'inherit',
                color: 'text.primary',
                bgcolor: 'background.paper',
                cursor: 'pointer',
                '&:hover': { borderColor: 'text.primary' },
                '&:focus-visible': { outline: '3px solid', outlineOffset: 2 },
              },
              seat === chosen && { bgcolor: 'primary.main', color: 'primary.contrastText' },
            ]}
          >
            {seat}
          </Box>
        ))}
      </Box>
      <Typography role="status" variant="body2">
        Seat {chosen} is yours
      </Typography>
    </div>
  );
}
