import { useId, useState } from 'react';
import MenuBook from '@mui/icons-material/MenuBook';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function LoanCard() {
  const [width, setWidth] = useState(260);
  const labelId = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Typography id={labelId} variant="body2">
        Width of the column: {width} px
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={200}
        max={480}
        value={width}
        onChange={(_event, value) => setWidth(value)}
      />
      <Box sx={{ maxWidth: '100%', containerType: 'inline-size' }} style={{ width }}>
        <Paper
          variant="outlined"
          sx={{
            p: { '@': 1, '@360': 3 },
            display: 'flex',
            flexDirection: { '@': 'column', '@360': 'row' },
            gap: { '@': 1, '@360': 3 },
          }}
        >
          <MenuBook color="primary" sx={{ fontSize: { '@': 32, '@360': 56 } }} />
          <div>
            <Typography variant="subtitle1" component="p">
              Knots and splices
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Due on 4 March. One reader waits for it.
            </Typography>
          </div>
        </Paper>
      </Box>
    </Box>
  );
}
