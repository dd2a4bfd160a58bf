import { Fragment } from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const paints = [
  { name: 'Ochre', use: 'Front door', color: '#c8892b' },
  { name: 'Pine', use: 'Shutters', color: '#2f5d50' },
  { name: 'Slate', use: 'Fence', color: '#5b6770' },
];

export default function PaintList() {
  return (
    <List dense aria-label="Paints" sx={{ width: 260 }}>
      {paints.map(({ name, use, color }, index) => (
        <Fragment key={name}>
          {index > 0 && <Divider component="li" variant="inset" aria-hidden="true" />}
          <ListItem>
            <ListItemAvatar>
              <Box sx={{ width: 40, height: 40, borderRadius: 1, bgcolor: color }} />
            </ListItemAvatar>
            <ListItemText primary={name} secondary={use} />
          </ListItem>
        </Fragment>
      ))}
    </List>
  );
}
