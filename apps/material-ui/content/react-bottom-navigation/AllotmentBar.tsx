import { useState } from 'react';
import GrassOutlined from '@mui/icons-material/GrassOutlined';
import PeopleOutline from '@mui/icons-material/PeopleOutline';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function AllotmentBar() {
  const [place, setPlace] = useState('beds');

  return (
    <BottomNavigation
      showLabels
      component="nav"
      aria-label="Allotment"
      value={place}
      onChange={(_event, next: string) => setPlace(next)}
      sx={{ width: '100%', maxWidth: 380 }}
    >
      <BottomNavigationAction value="beds" label="Beds" icon={<GrassOutlined />} />
      <BottomNavigationAction value="water" label="Water" icon={<WaterDropOutlined />} />
      <BottomNavigationAction value="people" label="Neighbours" icon={<PeopleOutline />} />
    </BottomNavigation>
  );
}
