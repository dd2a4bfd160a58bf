import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';

const tiles = ['Ash', 'Beech', 'Cedar', 'Elm', 'Fir', 'Larch'];

export default function GridSpacingControls() {
  const [spacing, setSpacing] = useState(2);
  const [size, setSize] = useState(4);
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Grid container spacing={spacing}>
        {tiles.map((tile) => (
          <Grid key={tile} size={size}>
            <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'action.selected' }}>{tile}</Box>
          </Grid>
        ))}
      </Grid>
      <Grid container columnSpacing={4} rowSpacing={1} sx={{ mt: 3 }}>
        <Grid size={{ xs: 12, sm: 6 }}>
          <FormLabel id={`${id}-spacing`}>Spacing: {spacing * 8} px</FormLabel>
          <Slider
            aria-labelledby={`${id}-spacing`}
            value={spacing}
            onChange={(_event, value) => setSpacing(value)}
            min={0}
            max={4}
            step={0.5}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <FormLabel id={`${id}-size`}>Size of each item</FormLabel>
          <RadioGroup
            row
            aria-labelledby={`${id}-size`}
            value={size}
            onChange={(_event, value) => setSize(Number(value))}
          >
            {[3, 4, 6].map((value) => (
              <FormControlLabel key={value} value={value} control={<Radio />} label={value} />
            ))}
          </RadioGroup>
        </Grid>
      </Grid>
    </Box>
  );
}
