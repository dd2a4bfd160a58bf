import { useState } from 'react';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import TrainOutlined from '@mui/icons-material/TrainOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';

const TrainBar = styled(BottomNavigation)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    height: 64,
    width: '100%',
    maxWidth: 340,
    padding: 8,
    gap: 8,
    borderRadius: 32,
    border: `1px solid ${palette.divider}`,
    [`& .${bottomNavigationActionClasses.root}`]: {
      flexDirection: 'row',
      gap: 8,
      minWidth: 0,
      padding: '0 12px',
      borderRadius: 24,
      [`&.${bottomNavigationActionClasses.selected}`]: {
        backgroundColor: palette.text.primary,
        color: palette.background.paper,
      },
    },
    [`& .${bottomNavigationActionClasses.iconOnly}.${bottomNavigationActionClasses.label}`]: {
      position: 'absolute',
    },
  };
}) as typeof BottomNavigation;

export default function RestyledTrainBar() {
  const [place, setPlace] = useState('trains');

  return (
    <TrainBar
      component="nav"
      aria-label="Journey"
      value={place}
      onChange={(_event, next: string) => setPlace(next)}
    >
      <BottomNavigationAction value="trains" label="Trains" icon={<TrainOutlined />} />
      <BottomNavigationAction value="map" label="Map" icon={<MapOutlined />} />
      <BottomNavigationAction
        value="tickets"
        label="Tickets"
        icon={<ConfirmationNumberOutlined />}
      />
    </TrainBar>
  );
}
