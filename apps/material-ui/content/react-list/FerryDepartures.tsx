import { Fragment } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const parts = [
  { name: 'Morning', ferries: ['06:40 Skerry', '08:15 North Isle', '10:05 Skerry'] },
  { name: 'Afternoon', ferries: ['12:30 North Isle', '15:10 Skerry', '17:45 Long Bank'] },
  { name: 'Evening', ferries: ['19:20 North Isle', '21:55 Skerry'] },
];

export default function FerryDepartures() {
  return (
    <List
      dense
      disablePadding
      tabIndex={0}
      aria-label="Departures"
      sx={{ width: 280, height: 240, overflow: 'auto', bgcolor: 'background.paper' }}
    >
      {parts.map(({ name, ferries }) => (
        <Fragment key={name}>
          <ListSubheader>{name}</ListSubheader>
          {ferries.map((ferry) => (
            <ListItem key={ferry}>
              <ListItemText primary={ferry} />
            </ListItem>
          ))}
        </Fragment>
      ))}
    </List>
  );
}
