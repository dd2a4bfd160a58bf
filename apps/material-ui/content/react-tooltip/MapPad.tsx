import { useState } from 'react';
import East from '@mui/icons-material/East';
import North from '@mui/icons-material/North';
import South from '@mui/icons-material/South';
import West from '@mui/icons-material/West';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const moves = [
  { name: 'North', area: '1 / 2', placement: 'top', Icon: North },
  { name: 'West', area: '2 / 1', placement: 'left', Icon: West },
  { name: 'East', area: '2 / 3', placement: 'right', Icon: East },
  { name: 'South', area: '3 / 2', placement: 'bottom', Icon: South },
] as const;

export default function MapPad() {
  const [last, setLast] = useState('Centre');

  return (
    <Box
      role="group"
      aria-label="Move the map"
      dir="ltr" // The points of the compass do not change sides.
      sx={{ display: 'grid', placeItems: 'center', p: 3 }}
    >
      {moves.map(({ name, area, placement, Icon }) => (
        <Tooltip key={name} title={name} placement={placement} arrow>
          <IconButton onClick={() => setLast(name)} sx={{ gridArea: area }}>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
      <Typography
        role="status"
        variant="body2"
        sx={{ gridArea: '2 / 2', width: 56 }}
        align="center"
      >
        {last}
      </Typography>
    </Box>
  );
}
