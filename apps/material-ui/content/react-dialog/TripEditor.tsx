import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function TripEditor() {
  const [open, setOpen] = useState(false);
  const theme = useTheme();
  const phone = useMediaQuery(theme.breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit trip
      </Button>
      <Dialog
        open={open}
        onClose={close}
        fullScreen={phone}
        fullWidth
        aria-labelledby="trip-editor-title"
      >
        <AppBar position="static" color="transparent" elevation={0}>
          <Toolbar>
            <IconButton edge="start" aria-label="Close without saving" onClick={close}>
              <Close />
            </IconButton>
            <Typography
              id="trip-editor-title"
              variant="h6"
              component="h2"
              sx={{ flexGrow: 1, ml: 1 }}
            >
              Trip
            </Typography>
            <Button onClick={close}>Save</Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <TextField label="Where to" defaultValue="Lofoten" fullWidth margin="normal" />
          <TextField label="What to bring" multiline minRows={3} fullWidth margin="normal" />
        </DialogContent>
      </Dialog>
    </>
  );
}
