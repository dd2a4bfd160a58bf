import { useState } from 'react';
import Chair from '@mui/icons-material/Chair';
import ChairOutlined from '@mui/icons-material/ChairOutlined';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const seats = ['11 A', '11 B', '12 A', '12 B', '12 C'];

export default function TramSeats() {
  const [seat, setSeat] = useState('12 A');

  return (
    <div>
      <RadioGroup row aria-label="Seat" value={seat} onChange={(_event, value) => setSeat(value)}>
        {seats.map((name) => (
          <Radio
            key={name}
            value={name}
            icon={<ChairOutlined />}
            checkedIcon={<Chair />}
            color="success"
            disabled={name === '11 B'}
            slotProps={{ input: { 'aria-label': name } }}
          />
        ))}
      </RadioGroup>
      <Typography role="status" variant="body2" sx={{ px: 1, color: 'text.secondary' }}>
        Seat {seat}
      </Typography>
    </div>
  );
}
