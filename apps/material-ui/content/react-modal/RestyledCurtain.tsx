import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal, { modalClasses } from '@mui/material/Modal';
import Slide from '@mui/material/Slide';
import { styled } from '@mui/material/styles';

const Curtain = styled(Modal)({
  [`& .${modalClasses.backdrop}`]: { backdropFilter: 'blur(4px)' },
});

const Cloth = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  padding: theme.spacing(4),
  textAlign: 'center',
  color: '#fff',
  backgroundColor: '#7a1f2b',
  backgroundImage: 'repeating-linear-gradient(90deg, transparent 0 40px, rgba(0,0,0,0.25) 60px)',
  outline: 0,
}));

export default function RestyledCurtain() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Lower the curtain</Button>
      <Curtain open={open} onClose={() => setOpen(false)} closeAfterTransition>
        <Slide in={open} direction="down">
          <Cloth role="dialog" aria-modal aria-label="Interval">
            <p>Interval of twenty minutes</p>
            <Button color="inherit" variant="outlined" onClick={() => setOpen(false)}>
              Raise it
            </Button>
          </Cloth>
        </Slide>
      </Curtain>
    </>
  );
}
