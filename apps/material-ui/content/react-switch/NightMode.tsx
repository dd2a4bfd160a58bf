import { useState } from 'react';
import Bedtime from '@mui/icons-material/Bedtime';
import WbSunny from '@mui/icons-material/WbSunny';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';

const thumb = {
  width: 20,
  height: 20,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  bgcolor: 'text.primary',
  color: 'background.paper',
  '& svg': { fontSize: 14 },
};

export default function NightMode() {
  const [night, setNight] = useState(true);

  return (
    <FormControlLabel
      label="Night colours on the map"
      control={
        <Switch
          checked={night}
          onChange={(_event, checked) => setNight(checked)}
          icon={
            <Box component="span" sx={thumb}>
              <WbSunny />
            </Box>
          }
          checkedIcon={
            <Box component="span" sx={thumb}>
              <Bedtime />
            </Box>
          }
          sx={{ [`& .${switchClasses.track}`]: { opacity: 0.6 } }}
        />
      }
    />
  );
}
