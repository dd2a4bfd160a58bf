import { useState } from 'react';
import AppBar, { appBarClasses } from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button, { buttonClasses } from '@mui/material/Button';
import Toolbar, { toolbarClasses } from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';

const FloatingBar = styled(AppBar)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`&.${appBarClasses.root}`]: {
      width: 'fit-content',
      maxWidth: '100%',
      marginInline: 'auto',
      borderRadius: 999,
      border: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
      backgroundImage: 'none',
      color: palette.text.primary,
    },
    [`& .${toolbarClasses.root}`]: {
      minHeight: 0,
      padding: theme.spacing(0.5),
      gap: theme.spacing(0.5),
    },
    [`& .${buttonClasses.root}`]: {
      borderRadius: 999,
      textTransform: 'none',
      '&[aria-pressed="true"]': {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
      },
    },
  };
});

const views = ['Map', 'List', 'Saved'];

export default function RestyledFloatingBar() {
  const [view, setView] = useState('Map');

  return (
    <Box sx={{ width: '100%', p: 2, borderRadius: 2, bgcolor: 'action.hover' }}>
      <FloatingBar position="static" elevation={0}>
        <Toolbar disableGutters>
          {views.map((name) => (
            <Button
              key={name}
              color="inherit"
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              {name}
            </Button>
          ))}
        </Toolbar>
      </FloatingBar>
    </Box>
  );
}
