import BakeryIcon from '@mui/icons-material/BakeryDining';
import DashboardIcon from '@mui/icons-material/SpaceDashboard';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const places = [
  { name: 'Today', icon: <DashboardIcon /> },
  { name: 'Recipes', icon: <BakeryIcon /> },
  { name: 'Deliveries', icon: <TruckIcon /> },
  { name: 'Customers', icon: <PeopleIcon /> },
];

interface SideMenuProps {
  current: string;
  onChoose: (place: string) => void;
}

export function SideMenu({ current, onChoose }: SideMenuProps) {
  return (
    <List component="nav" aria-label="Bakery office" sx={{ width: 208, p: 1 }}>
      {places.map(({ name, icon }) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton
            selected={name === current}
            aria-current={name === current ? 'page' : undefined}
            onClick={() => onChoose(name)}
            sx={{ borderRadius: 1 }}
          >
            <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
