import { useState } from 'react';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

const tasks = ['Fold the sails', 'Pay the berth', 'Empty the bilge'];

export default function OpenTasks() {
  const [done, setDone] = useState<string[]>([]);

  return (
    <Box component="section">
      <Typography variant="h6" component="h3">
        Before winter{' '}
        <Badge
          showZero
          color="primary"
          badgeContent={tasks.length - done.length}
          sx={{ [`& .${badgeClasses.badge}`]: { position: 'static', transform: 'none' } }}
        />
      </Typography>
      <FormGroup>
        {tasks.map((task) => (
          <FormControlLabel
            key={task}
            label={task}
            control={<Checkbox size="small" checked={done.includes(task)} />}
            onChange={(_event, on) =>
              setDone(on ? [...done, task] : done.filter((other) => other !== task))
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}
