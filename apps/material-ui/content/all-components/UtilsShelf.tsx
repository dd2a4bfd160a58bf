import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Grow from '@mui/material/Grow';
import Modal from '@mui/material/Modal';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Popover from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import Portal from '@mui/material/Portal';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Specimen, SpecimenGrid } from './specimen';

export default function UtilsShelf() {
  const [inside, setInside] = useState(true);
  const [modal, setModal] = useState(false);
  const [note, setNote] = useState<HTMLElement | null>(null);
  const [hint, setHint] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [sent, setSent] = useState(false);
  const [grown, setGrown] = useState(true);
  const wide = useMediaQuery('(min-width: 900px)');

  return (
    <SpecimenGrid>
      <Specimen name="Click-Away Listener" page="react-click-away-listener">
        <ClickAwayListener onClickAway={() => setInside(false)}>
          <Button onClick={() => setInside(true)}>
            {inside ? 'Press elsewhere' : 'Pressed elsewhere'}
          </Button>
        </ClickAwayListener>
      </Specimen>
      <Specimen name="CSS Baseline" page="react-css-baseline">
        <ScopedCssBaseline sx={{ p: 1, borderRadius: 1 }}>
          The font and colours of the <strong>theme</strong>
        </ScopedCssBaseline>
      </Specimen>
      <Specimen name="InitColorSchemeScript" page="react-init-color-scheme-script">
        <Box component="code" sx={{ typography: 'caption', fontFamily: 'monospace' }}>
          {'<InitColorSchemeScript />'}
        </Box>
      </Specimen>
      <Specimen name="Modal" page="react-modal">
        <Button onClick={() => setModal(true)}>Show the ticket</Button>
        <Modal open={modal} onClose={() => setModal(false)} aria-label="Ticket">
          <Paper
            sx={{
              position: 'absolute',
              inset: 0,
              m: 'auto',
              p: 3,
              width: 240,
              height: 'fit-content',
            }}
          >
            Row 7, seat 12. <Button onClick={() => setModal(false)}>Close</Button>
          </Paper>
        </Modal>
      </Specimen>
      <Specimen name="No SSR" page="react-no-ssr">
        <NoSsr fallback="Drawn by the server">Drawn by the browser</NoSsr>
      </Specimen>
      <Specimen name="Popover" page="react-popover">
        <Button aria-haspopup="dialog" onClick={(event) => setNote(event.currentTarget)}>
          Show the note
        </Button>
        <Popover
          open={note !== null}
          anchorEl={note}
          onClose={() => setNote(null)}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Note', sx: { p: 2 } } }}
        >
          Ring twice, the bell is quiet.
        </Popover>
      </Specimen>
      <Specimen name="Popper" page="react-popper">
        <Button
          aria-expanded={hint !== null}
          onClick={(event) => setHint(hint ? null : event.currentTarget)}
        >
          Toggle the hint
        </Button>
        <Popper open={hint !== null} anchorEl={hint} disablePortal sx={{ zIndex: 1 }}>
          <Paper elevation={3} sx={{ p: 1 }}>
            It stays while you scroll.
          </Paper>
        </Popper>
      </Specimen>
      <Specimen name="Portal" page="react-portal">
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <Button onClick={() => setSent(!sent)}>{sent ? 'Call it back' : 'Send the word'}</Button>
          <Box ref={setTarget} sx={{ ...frame, minWidth: 120, minHeight: 34 }} />
          {sent && <Portal container={target}>Here it is</Portal>}
        </Box>
      </Specimen>
      <Specimen name="Textarea Autosize" page="react-textarea-autosize">
        <Box
          component={TextareaAutosize}
          aria-label="Note to the neighbours"
          minRows={2}
          maxRows={4}
          defaultValue="It grows with each line."
          sx={{
            width: '100%',
            p: 1,
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
          }}
        />
      </Specimen>
      <Specimen name="Transitions" page="transitions">
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <Button onClick={() => setGrown(!grown)}>{grown ? 'Shrink' : 'Grow'}</Button>
          <Grow in={grown}>
            <Box sx={frame}>A leaf</Box>
          </Grow>
        </Box>
      </Specimen>
      <Specimen name="useMediaQuery" page="react-use-media-query">
        {wide ? 'The window is wide.' : 'The window is narrow.'}
      </Specimen>
    </SpecimenGrid>
  );
}

const frame = { border: 1, borderColor: 'divider', borderRadius: 1, px: 1, py: 0.5 };
