import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { routes } from './routes';

export default function RouteList() {
  return (
    <List aria-label="Ferry routes" dense>
      {routes.map(({ id, from, to, minutes }) => (
        <ListItem key={id}>
          <ListItemText primary={`${from} to ${to}`} secondary={`${minutes} minutes`} />
        </ListItem>
      ))}
    </List>
  );
}
