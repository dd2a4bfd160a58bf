import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function DeviceFacts() {
  const facts = [
    { name: 'Main pointer', value: useMediaQuery('(pointer: coarse)') ? 'A finger' : 'A mouse' },
    { name: 'Hover', value: useMediaQuery('(hover: hover)') ? 'Possible' : 'Not possible' },
    { name: 'Contrast', value: useMediaQuery('(prefers-contrast: more)') ? 'More' : 'As usual' },
    { name: 'Shape', value: useMediaQuery('(orientation: portrait)') ? 'Upright' : 'Wide' },
  ];

  return (
    <List dense aria-label="What this device says" sx={{ width: 260 }}>
      {facts.map((fact) => (
        <ListItem key={fact.name}>
          <ListItemText primary={fact.name} secondary={fact.value} />
        </ListItem>
      ))}
    </List>
  );
}
