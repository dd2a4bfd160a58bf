import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const tides = [
  { name: 'Low water', time: '04:12, 0.9 m' },
  { name: 'High water', time: '10:31, 4.6 m' },
  { name: 'Low water', time: '16:40, 1.1 m' },
];

export default function TideTimes() {
  return (
    <List aria-label="Tides on Sunday" sx={{ width: '100%', maxWidth: 300 }}>
      {tides.map(({ name, time }) => (
        <ListItem key={time} divider>
          <ListItemText primary={name} secondary={time} />
        </ListItem>
      ))}
    </List>
  );
}
