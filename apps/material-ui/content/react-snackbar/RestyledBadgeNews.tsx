import { useState } from 'react';
import EmojiEvents from '@mui/icons-material/EmojiEvents';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { snackbarContentClasses } from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';

const Toast = styled(Snackbar)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${snackbarContentClasses.root}`]: {
      minWidth: 0,
      flexGrow: 0,
      padding: theme.spacing(0.5, 3),
      borderRadius: 999,
      border: `2px solid ${palette.success.main}`,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      ...theme.typography.subtitle1,
    },
    [`& .${snackbarContentClasses.message}`]: {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
    },
  };
});

export default function RestyledBadgeNews() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 180 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Finish the lesson
      </Button>
      <Toast
        open={open}
        onClose={() => setOpen(false)}
        autoHideDuration={6000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message={
          <>
            <EmojiEvents color="success" /> Seven days in a row
          </>
        }
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}
