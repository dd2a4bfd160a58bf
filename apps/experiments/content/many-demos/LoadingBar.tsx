import { useId } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function LoadingBar() {
  const labelId = useId();
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId} gutterBottom>
        Hold 2 is 60 percent full
      </Typography>
      <LinearProgress variant="determinate" value={60} aria-labelledby={labelId} />
    </Box>
  );
}
