import { useId, useState } from 'react';
import AddAPhoto from '@mui/icons-material/AddAPhoto';
import PlaylistAdd from '@mui/icons-material/PlaylistAdd';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import { useTheme } from '@mui/material/styles';

const tabs = [
  { name: 'Photos', action: 'Add a photo', icon: <AddAPhoto /> },
  { name: 'Lists', action: 'Add a list', icon: <PlaylistAdd /> },
];

export default function TabActions() {
  const [tab, setTab] = useState(0);
  const id = useId();
  const { enteringScreen, leavingScreen } = useTheme().transitions.duration;

  return (
    <Box
      sx={{ position: 'relative', isolation: 'isolate', width: '100%', maxWidth: 320, height: 220 }}
    >
      <Tabs
        variant="fullWidth"
        aria-label="Album"
        value={tab}
        onChange={(_event, next: number) => setTab(next)}
      >
        {tabs.map(({ name }, index) => (
          <Tab key={name} label={name} id={`${id}-${index}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} sx={{ p: 2 }}>
        {tab === 0 ? '84 photos of the lake' : 'Three lists, two of them shared'}
      </Box>
      {tabs.map(({ action, icon }, index) => (
        <Zoom
          key={action}
          in={tab === index}
          unmountOnExit
          timeout={{ enter: enteringScreen, exit: leavingScreen }}
          // The new button waits until the old one is gone.
          style={{ transitionDelay: tab === index ? `${leavingScreen}ms` : '0ms' }}
        >
          <Fab
            color="primary"
            aria-label={action}
            sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
