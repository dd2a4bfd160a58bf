import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const roomsOf: Record<string, readonly string[]> = {
  Mill: ['Wheel', 'Granary', 'Loft'],
  Villa: ['Library', 'Winter garden'],
};

interface Answer {
  building: string;
  rooms: readonly string[];
}

export default function RoomOfBuilding() {
  const [building, setBuilding] = React.useState('');
  const [room, setRoom] = React.useState('');
  const [answer, setAnswer] = React.useState<Answer>({ building: '', rooms: [] });
  const loading = answer.building !== building;

  React.useEffect(() => {
    const timer = setTimeout(() => setAnswer({ building, rooms: roomsOf[building] ?? [] }), 900);
    return () => clearTimeout(timer);
  }, [building]);

  return (
    <Stack direction={{ sm: 'row' }} spacing={2} sx={{ width: '100%', maxWidth: 460 }}>
      <TextField
        select
        fullWidth
        label="Building"
        value={building}
        onChange={(event) => {
          setBuilding(event.target.value);
          setRoom('');
        }}
      >
        {Object.keys(roomsOf).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label="Room"
        value={room}
        onChange={(event) => setRoom(event.target.value)}
        disabled={building === '' || loading}
        helperText={loading ? 'Looking for rooms…' : ' '}
        slotProps={{ formHelperText: { role: 'status' } }}
      >
        {answer.rooms.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
