import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import EventBusy from '@mui/icons-material/EventBusy';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const bookings = [
  { court: 'Court 1, 9:00', state: 'Confirmed', color: 'success', icon: <CheckCircleOutline /> },
  { court: 'Court 2, 9:00', state: 'On hold', color: 'default', icon: <HourglassEmpty /> },
  { court: 'Court 1, 10:00', state: 'Cancelled', color: 'error', icon: <EventBusy /> },
] as const;

export default function BookingStates() {
  return (
    <List dense aria-label="Bookings" sx={{ width: '100%', maxWidth: 320 }}>
      {bookings.map(({ court, state, color, icon }) => (
        <ListItem key={court} divider>
          <ListItemText primary={court} />
          {/* In 7.1.1 a press on a chip without `onClick` throws. */}
          <Chip
            size="small"
            variant="outlined"
            label={state}
            color={color}
            icon={icon}
            sx={{ pointerEvents: 'none' }}
          />
        </ListItem>
      ))}
    </List>
  );
}
