import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const stages = [
  { name: 'Valley to hut', length: '9 km', href: '#the-root-element' },
  { name: 'Hut to ridge', length: '6 km', href: '#the-parts-inside' },
  { name: 'Ridge to lake', length: '11 km', href: '#props-for-the-parts' },
];

export default function TrailMenu() {
  return (
    <Paper component="nav" variant="outlined" aria-label="Stages of the trail" sx={{ width: 280 }}>
      <List component="ol" sx={{ listStyle: 'decimal', paddingInlineStart: 4 }}>
        {stages.map(({ name, length, href }) => (
          <ListItem key={href} disablePadding sx={{ display: 'list-item' }}>
            <ListItemButton href={href}>
              <ListItemText primary={name} secondary={length} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
