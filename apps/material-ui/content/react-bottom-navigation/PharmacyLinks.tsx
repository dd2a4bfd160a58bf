import { type MouseEvent, useState } from 'react';
import LocalPharmacyOutlined from '@mui/icons-material/LocalPharmacyOutlined';
import PersonOutline from '@mui/icons-material/PersonOutline';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const places = [
  { id: 'shop', name: 'Shop', icon: <LocalPharmacyOutlined /> },
  { id: 'recipes', name: 'Prescriptions', icon: <ReceiptLongOutlined /> },
  { id: 'me', name: 'Me', icon: <PersonOutline /> },
];

export default function PharmacyLinks() {
  const [open, setOpen] = useState('recipes');

  function follow(event: MouseEvent, id: string) {
    event.preventDefault(); // The demo stays on its page.
    setOpen(id);
  }

  return (
    <BottomNavigation
      showLabels
      component="nav"
      aria-label="Pharmacy"
      value={open}
      sx={{ width: '100%', maxWidth: 380 }}
    >
      {places.map(({ id, name, icon }) => (
        <BottomNavigationAction
          key={id}
          value={id}
          label={name}
          icon={icon}
          href={`#/${id}`}
          aria-current={id === open ? 'page' : undefined}
          onClick={(event: MouseEvent) => follow(event, id)}
        />
      ))}
    </BottomNavigation>
  );
}
