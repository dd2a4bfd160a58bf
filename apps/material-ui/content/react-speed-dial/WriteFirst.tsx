import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import Drafts from '@mui/icons-material/Drafts';
import Edit from '@mui/icons-material/Edit';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

export default function WriteFirst() {
  const [note, setNote] = useState('No letter begun');

  return (
    <Box
      sx={{ position: 'relative', isolation: 'isolate', width: '100%', maxWidth: 320, height: 90 }}
    >
      <Typography role="status">{note}</Typography>
      <SpeedDial
        ariaLabel="Letters"
        direction="right"
        icon={<SpeedDialIcon icon={<Edit />} openIcon={<Close />} />}
        sx={{ position: 'absolute', bottom: 0, insetInlineStart: 0 }}
      >
        <SpeedDialAction
          icon={<Drafts />}
          onClick={() => setNote('From a draft')}
          slotProps={{ tooltip: { title: 'From a draft' } }}
        />
        <SpeedDialAction
          icon={<Schedule />}
          onClick={() => setNote('For tomorrow morning')}
          slotProps={{ tooltip: { title: 'Send tomorrow' } }}
        />
      </SpeedDial>
    </Box>
  );
}
