import { useState } from 'react';
import BookmarkAdd from '@mui/icons-material/BookmarkAdd';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';

export default function HiddenWhileReading() {
  const [reading, setReading] = useState(false);

  return (
    <Box
      sx={{ position: 'relative', isolation: 'isolate', width: '100%', maxWidth: 320, height: 240 }}
    >
      <FormControlLabel
        label="Read without distraction"
        control={<Switch checked={reading} onChange={(_event, next) => setReading(next)} />}
      />
      <SpeedDial
        ariaLabel="Mark the page"
        icon={<SpeedDialIcon />}
        hidden={reading}
        FabProps={{ color: 'secondary', size: 'medium' }}
        sx={{ position: 'absolute', bottom: 8, insetInlineEnd: 8 }}
      >
        <SpeedDialAction icon={<BookmarkAdd />} slotProps={{ tooltip: { title: 'Bookmark' } }} />
        <SpeedDialAction icon={<FormatQuote />} slotProps={{ tooltip: { title: 'Quote' } }} />
      </SpeedDial>
    </Box>
  );
}
