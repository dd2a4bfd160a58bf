import { Fragment } from 'react';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const comments = [
  { name: 'Ida Brandt', text: 'The path down to the lake is closed. Take the one by the mill.' },
  { name: 'Jon Reyes', text: 'Bring cash, the boatman takes no cards.' },
];

export default function GuestComments() {
  return (
    <List aria-label="Comments" sx={{ width: '100%', maxWidth: 380 }}>
      {comments.map(({ name, text }, index) => (
        <Fragment key={name}>
          {index > 0 && <Divider component="li" variant="inset" aria-hidden="true" />}
          <ListItem alignItems="flex-start">
            <ListItemAvatar>
              <Avatar
                aria-hidden="true"
                sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
              >
                {name[0]}
              </Avatar>
            </ListItemAvatar>
            <ListItemText primary={name} secondary={text} />
          </ListItem>
        </Fragment>
      ))}
    </List>
  );
}
