import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

export default function AbovePlayer() {
  const [open, setOpen] = useState(false);

  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        width: '100%',
        maxWidth: 420,
        height: 220,
        overflow: 'hidden',
      }}
    >
      <Paper
        variant="outlined"
        sx={{
          position: 'absolute',
          bottom: 0,
          width: '100%',
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          p: 1,
          paddingInlineStart: 2,
        }}
      >
        <Typography>Waltz no. 2</Typography>
        <Button onClick={() => setOpen(true)}>Play next</Button>
      </Paper>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        autoHideDuration={6000}
        message="“Waltz no. 2” comes next"
        slots={{ transition: Slide }}
        sx={{ position: 'absolute', bottom: { xs: 64, sm: 64 }, zIndex: 0 }}
      />
    </Box>
  );
}
