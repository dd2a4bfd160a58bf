import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { basket, postage, pounds, total } from './basket';

export function OrderSummary() {
  return (
    <List disablePadding aria-label="Your basket">
      {basket.map(({ name, count, price }) => (
        <ListItem key={name} disableGutters sx={{ gap: 2 }}>
          <ListItemText primary={name} secondary={`${count} × ${pounds(price)}`} />
          <Typography>{pounds(count * price)}</Typography>
        </ListItem>
      ))}
      <ListItem disableGutters sx={{ gap: 2 }}>
        <ListItemText primary="Postage" secondary="Two working days" />
        <Typography>{pounds(postage)}</Typography>
      </ListItem>
      <ListItem disableGutters sx={{ gap: 2, borderTop: 1, borderColor: 'divider' }}>
        <ListItemText primary="Total" />
        <Typography sx={{ fontWeight: 700 }}>{pounds(total)}</Typography>
      </ListItem>
    </List>
  );
}
