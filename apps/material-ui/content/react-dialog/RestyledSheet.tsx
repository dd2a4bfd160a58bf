import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions, { dialogActionsClasses } from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle, { dialogTitleClasses } from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';

const Sheet = styled(Dialog)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${dialogClasses.container}`]: { alignItems: 'flex-end' },
    [`& .${dialogClasses.paper}`]: {
      width: '100%',
      margin: 0,
      borderRadius: '24px 24px 0 0',
      backgroundImage: 'none',
      borderTop: `4px solid ${palette.primary.main}`,
    },
    [`& .${dialogTitleClasses.root}`]: { ...theme.typography.h5, textAlign: 'center' },
    [`& .${dialogActionsClasses.root}`]: {
      flexDirection: 'column',
      gap: theme.spacing(1),
      padding: theme.spacing(2, 3, 3),
      '& > *': { width: '100%', margin: 0 },
    },
  };
});

export default function RestyledSheet() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Finish the walk
      </Button>
      <Sheet open={open} onClose={close} maxWidth="sm">
        <DialogTitle>8.4 km in two hours</DialogTitle>
        <DialogContent sx={{ textAlign: 'center' }}>
          Your longest walk of this month. Keep it in the diary?
        </DialogContent>
        <DialogActions disableSpacing>
          <Button variant="contained" size="large" onClick={close}>
            Keep it
          </Button>
          <Button size="large" onClick={close}>
            Walk on
          </Button>
        </DialogActions>
      </Sheet>
    </>
  );
}
