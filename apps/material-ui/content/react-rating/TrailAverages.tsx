import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Rating from '@mui/material/Rating';

const trails = [
  { name: 'Mill brook loop', mean: 4.3, votes: 212 },
  { name: 'Quarry steps', mean: 3.6, votes: 48 },
  { name: 'Old border path', mean: 2.4, votes: 9 },
];

export default function TrailAverages() {
  return (
    <List aria-label="Trails" sx={{ width: '100%', maxWidth: 420 }}>
      {trails.map(({ name, mean, votes }) => (
        <ListItem key={name} divider sx={{ gap: 2 }}>
          <ListItemText primary={name} secondary={`${mean} from ${votes} walkers`} />
          <Rating
            readOnly
            size="small"
            precision={0.1}
            value={mean}
            getLabelText={(stars) => `${stars} of 5 stars`}
          />
        </ListItem>
      ))}
    </List>
  );
}
