import { useId } from 'react';
import Box from '@mui/material/Box';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function ReservoirLevel() {
  const labelId = useId();

  return (
    <Box sx={{ width: 280 }}>
      <Typography id={labelId} gutterBottom>
        North reservoir, 62 % full
      </Typography>
      <LinearProgress
        variant="determinate"
        value={62}
        aria-labelledby={labelId}
        sx={{
          height: 16,
          borderRadius: 2,
          bgcolor: 'action.selected',
          [`& .${linearProgressClasses.bar}`]: { borderRadius: 2, bgcolor: 'info.main' },
        }}
      />
    </Box>
  );
}
