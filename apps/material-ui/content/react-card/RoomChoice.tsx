import { useId, useState } from 'react';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const rooms = [
  { value: 'garden', name: 'Garden room', detail: '14 m², €78 a night' },
  { value: 'tower', name: 'Tower room', detail: '19 m², €96 a night' },
  { value: 'attic', name: 'Attic', detail: '11 m², €59 a night' },
];

export default function RoomChoice() {
  const [room, setRoom] = useState('garden');
  const labelId = useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 400 }}>
      <FormLabel id={labelId} sx={{ mb: 1 }}>
        Room
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        name="room"
        value={room}
        onChange={(_event, value) => setRoom(value)}
        sx={{ gap: 1 }}
      >
        {rooms.map(({ value, name, detail }) => (
          <Card
            key={value}
            component="label"
            variant="outlined"
            sx={{
              display: 'flex',
              alignItems: 'center',
              cursor: 'pointer',
              p: 1,
              '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'action.selected' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <Radio value={value} />
            <span>
              <Typography component="span" sx={{ display: 'block', fontWeight: 'medium' }}>
                {name}
              </Typography>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {detail}
              </Typography>
            </span>
          </Card>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
