import { useState } from 'react';
import HeadphonesOutlined from '@mui/icons-material/HeadphonesOutlined';
import SearchIcon from '@mui/icons-material/Search';
import SubscriptionsOutlined from '@mui/icons-material/SubscriptionsOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const places = [
  { name: 'New', icon: <HeadphonesOutlined />, rows: ['Under the ice', 'Two kitchens', 'Line 4'] },
  { name: 'Followed', icon: <SubscriptionsOutlined />, rows: ['Night shift', 'Small engines'] },
  { name: 'Search', icon: <SearchIcon />, rows: ['Nature', 'Work', 'Radio plays', 'Local'] },
];

export default function PodcastScreen() {
  const [place, setPlace] = useState(0);
  const rows = places[place]?.rows ?? [];

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        maxWidth: 320,
        height: 260,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1, overflow: 'auto' }}>
        <List aria-label={places[place]?.name}>
          {rows.map((row) => (
            <ListItem key={row}>
              <ListItemText primary={row} />
            </ListItem>
          ))}
        </List>
      </Box>
      <BottomNavigation
        component="nav"
        aria-label="Podcasts"
        value={place}
        onChange={(_event, next: number) => setPlace(next)}
        sx={{ borderTop: 1, borderColor: 'divider' }}
      >
        {places.map(({ name, icon }, index) => (
          <BottomNavigationAction
            key={name}
            label={name}
            icon={icon}
            aria-current={index === place ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </Box>
  );
}
