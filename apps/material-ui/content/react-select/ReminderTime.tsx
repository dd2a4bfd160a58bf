import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

const times = {
  Morning: ['07:00', '08:30', '10:00'],
  Afternoon: ['13:00', '15:30'],
  Evening: ['18:00', '20:15', '21:45'],
};

export default function ReminderTime() {
  const id = React.useId();
  const [time, setTime] = React.useState('08:30');
  return (
    <FormControl variant="standard" sx={{ width: 220 }}>
      <InputLabel htmlFor={id}>Remind me at</InputLabel>
      <NativeSelect
        id={id}
        value={time}
        onChange={(event) => setTime(event.target.value)}
        inputProps={{ 'aria-describedby': `${id}-hint` }}
      >
        {Object.entries(times).map(([part, list]) => (
          <optgroup key={part} label={part}>
            {list.map((entry) => (
              <option key={entry}>{entry}</option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-hint`}>In your own time zone</FormHelperText>
    </FormControl>
  );
}
