import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

const heights = [120, 48, 64, 90, 56, 110, 48, 72];

export default function NumberedEntries() {
  const [ordered, setOrdered] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 320 }}>
      <FormControlLabel
        label="Fill the columns in turn"
        control={
          <Switch checked={ordered} onChange={(event) => setOrdered(event.target.checked)} />
        }
      />
      <Masonry
        key={String(ordered)}
        sequential={ordered}
        columns={3}
        spacing={1}
        defaultColumns={3}
        defaultHeight={260}
        defaultSpacing={1}
      >
        {heights.map((height, index) => (
          <Paper key={index} sx={{ display: 'grid', placeItems: 'center', height }}>
            Entry {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
