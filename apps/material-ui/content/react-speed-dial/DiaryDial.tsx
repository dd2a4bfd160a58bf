import { useState } from 'react';
import Mic from '@mui/icons-material/Mic';
import Notes from '@mui/icons-material/Notes';
import PhotoCamera from '@mui/icons-material/PhotoCamera';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const kinds = [
  { name: 'Text', icon: <Notes /> },
  { name: 'Photo', icon: <PhotoCamera /> },
  { name: 'Voice', icon: <Mic /> },
];

export default function DiaryDial() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('');

  function add(name: string) {
    setLast(name);
    setOpen(false);
  }

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 300 }}>
      <Typography role="status">{last ? `New entry: ${last}` : 'Nothing written today'}</Typography>
      <SpeedDial
        ariaLabel="New entry in the diary"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {kinds.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            onClick={() => add(name)}
            slotProps={{ tooltip: { title: name } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
