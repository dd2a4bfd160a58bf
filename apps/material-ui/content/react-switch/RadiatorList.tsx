import { useId, useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

const rooms = [
  { name: 'Kitchen', detail: '19 °C' },
  { name: 'Study', detail: '21 °C, window open' },
  { name: 'Attic', detail: '14 °C' },
];

export default function RadiatorList() {
  const [heated, setHeated] = useState<string[]>(['Kitchen']);
  const id = useId();

  return (
    <List
      sx={{ width: '100%', maxWidth: 360 }}
      subheader={<ListSubheader>Radiators</ListSubheader>}
    >
      {rooms.map(({ name, detail }) => (
        <ListItem
          key={name}
          secondaryAction={
            <Switch
              edge="end"
              checked={heated.includes(name)}
              onChange={(_event, checked) =>
                setHeated(checked ? [...heated, name] : heated.filter((other) => other !== name))
              }
              slotProps={{ input: { 'aria-labelledby': `${id}-${name}` } }}
            />
          }
        >
          <ListItemText
            primary={name}
            secondary={detail}
            slotProps={{ primary: { id: `${id}-${name}` } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
