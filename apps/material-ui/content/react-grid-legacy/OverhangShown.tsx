import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import GridLegacy from '@mui/material/GridLegacy';
import Switch from '@mui/material/Switch';

const beds = ['Carrots', 'Chard', 'Peas', 'Radishes'];

export default function OverhangShown() {
  const [clipped, setClipped] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 340, px: 4 }}>
      <FormControlLabel
        label="Clip what sticks out"
        control={
          <Switch checked={clipped} onChange={(event) => setClipped(event.target.checked)} />
        }
      />
      <Box
        sx={{
          mt: 4,
          overflow: clipped ? 'hidden' : 'visible',
          outline: '2px dashed',
          outlineColor: 'text.secondary',
        }}
      >
        <GridLegacy container spacing={3} sx={{ bgcolor: 'action.hover' }}>
          {beds.map((bed) => (
            <GridLegacy key={bed} item xs={6}>
              <Box sx={{ p: 1, bgcolor: 'action.selected' }}>{bed}</Box>
            </GridLegacy>
          ))}
        </GridLegacy>
      </Box>
    </Box>
  );
}
