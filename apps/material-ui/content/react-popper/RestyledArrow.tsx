import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const Note = styled(Popper)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: theme.spacing(1, 2),
    borderRadius: 8,
    color: palette.background.paper,
    backgroundColor: palette.text.primary,
    zIndex: theme.zIndex.tooltip,
    '& > span': {
      position: 'absolute',
      width: 12,
      height: 12,
    },
    '& > span::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundColor: palette.text.primary,
      transform: 'rotate(45deg)',
    },
    '&[data-popper-placement^="top"] > span': { bottom: -6 },
    '&[data-popper-placement^="bottom"] > span': { top: -6 },
  };
});

export default function RestyledArrow() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [arrow, setArrow] = useState<HTMLElement | null>(null);

  const modifiers = useMemo(
    () => [
      { name: 'offset', options: { offset: [0, 12] } },
      { name: 'arrow', enabled: arrow !== null, options: { element: arrow } },
    ],
    [arrow],
  );

  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Why is the kiln closed
      </Button>
      <Note open={anchor !== null} anchorEl={anchor} placement="top" modifiers={modifiers}>
        It cools down until Sunday.
        <span ref={setArrow} />
      </Note>
    </>
  );
}
