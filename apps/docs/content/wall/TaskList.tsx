import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tasks = ['Choose a paper', 'Set the type', 'Read the proof'];

export default function TaskList() {
  const [done, setDone] = React.useState<readonly string[]>(['Choose a paper']);
  const id = React.useId();
  const toggle = (task: string) =>
    setDone(done.includes(task) ? done.filter((name) => name !== task) : [...done, task]);
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {done.length} of {tasks.length} done
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        variant="determinate"
        value={(done.length / tasks.length) * 100}
      />
      {tasks.map((task) => (
        <FormControlLabel
          key={task}
          control={<Checkbox checked={done.includes(task)} onChange={() => toggle(task)} />}
          label={task}
        />
      ))}
    </Stack>
  );
}
