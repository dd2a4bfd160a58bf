import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function ParcelSummary() {
  const titleId = useId();

  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        width: 320,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1">
        Parcel 88 104
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Left the depot in Leeds at 6:40
      </Typography>
      <Box component="span" sx={{ typography: 'body2', color: 'success.main', fontWeight: 'bold' }}>
        Arrives today
      </Box>
    </Box>
  );
}
