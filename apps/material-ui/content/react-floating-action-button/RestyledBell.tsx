import { useState } from 'react';
import NotificationsActive from '@mui/icons-material/NotificationsActive';
import Fab, { fabClasses } from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Bell = styled(Fab)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: 'auto',
    height: 56,
    padding: theme.spacing(0, 2.5),
    gap: theme.spacing(1),
    borderRadius: 16,
    border: `2px solid ${palette.text.primary}`,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    boxShadow: `4px 4px 0 ${palette.text.primary}`,
    textTransform: 'none',
    '&:hover': { backgroundColor: palette.background.paper },
    '&:active': { boxShadow: 'none', transform: 'translate(4px, 4px)' },
    [`&.${fabClasses.focusVisible}`]: {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 3,
    },
  };
});

export default function RestyledBell() {
  const [rings, setRings] = useState(0);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center', isolation: 'isolate' }}>
      <Bell disableRipple onClick={() => setRings(rings + 1)}>
        <NotificationsActive /> Ring at reception
      </Bell>
      <Typography role="status">{rings === 0 ? 'Nobody called yet' : `${rings} ×`}</Typography>
    </Stack>
  );
}
