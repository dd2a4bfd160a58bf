import { useState } from 'react';
import { Box } from '@mui/system';
import type { SxProps } from '@mui/system';

interface SeatProps {
  label: string;
  chosen: boolean;
  onChoose: () => void;
  sx?: SxProps;
}

function Seat({ label, chosen, onChoose, sx = [] }: SeatProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      sx={[
        {
          minWidth: 56,
          minHeight: 48,
          border: 1,
          borderRadius: 1,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
        },
        chosen && { borderWidth: 3, fontWeight: 700 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {label}
    </Box>
  );
}

export default function SeatPicker() {
  const [chosen, setChosen] = useState('12B');
  return (
    <Box
      role="group"
      aria-label="Seats in row 12"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {['12A', '12B', '12C', '12D'].map((label) => (
        <Seat
          key={label}
          label={label}
          chosen={label === chosen}
          onChoose={() => setChosen(label)}
          sx={label === '12C' ? { ml: 3 } : undefined}
        />
      ))}
    </Box>
  );
}
