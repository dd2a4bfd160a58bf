import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function SchemeStyles() {
  return (
    <Box
      sx={[
        {
          p: 3,
          borderRadius: 2,
          color: '#3d2500',
          bgcolor: '#ffe3ad',
        },
        (theme) => theme.applyStyles('dark', { color: '#ffe3ad', bgcolor: '#3d2500' }),
      ]}
    >
      <Typography>The lamp is lit in both schemes.</Typography>
    </Box>
  );
}
