import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function ParcelLabel() {
  const [spacing, setSpacing] = useState(8);
  const labelId = useId();

  return (
    <Box sx={{ width: 300 }}>
      <Typography id={labelId} variant="body2">
        One unit is {spacing} px
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={4}
        max={12}
        value={spacing}
        onChange={(_event, value) => setSpacing(value)}
      />
      <ThemeProvider theme={createTheme({ spacing })}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack spacing={1.5}>
            <Typography variant="subtitle1" component="p">
              Parcel 4471
            </Typography>
            <Typography variant="body2">Mill Lane 9, ring twice</Typography>
            <Stack direction="row" spacing={1}>
              <Button variant="contained">Delivered</Button>
              <Button>Nobody in</Button>
            </Stack>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Box>
  );
}
