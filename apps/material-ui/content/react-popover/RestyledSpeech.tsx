import { useState } from 'react';
import Button from '@mui/material/Button';
import Popover, { popoverClasses } from '@mui/material/Popover';
import { styled } from '@mui/material/styles';

const Bubble = styled(Popover)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${popoverClasses.paper}`]: {
      marginTop: 10,
      padding: theme.spacing(1.5, 2),
      overflow: 'visible',
      borderRadius: 16,
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
      backgroundImage: 'none',
      '&::before': {
        content: '""',
        position: 'absolute',
        top: -7,
        insetInlineStart: 'calc(50% - 8px)',
        width: 16,
        height: 16,
        backgroundColor: 'inherit',
        transform: 'rotate(45deg)',
      },
    },
  };
});

export default function RestyledSpeech() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Ask the parrot</Button>
      <Bubble
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'The parrot says' } }}
      >
        Nuts at four, please.
      </Bubble>
    </>
  );
}
