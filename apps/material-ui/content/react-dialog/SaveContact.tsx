import { useEffect, useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

type Phase = 'closed' | 'editing' | 'saving' | 'failed';

export default function SaveContact() {
  const [phase, setPhase] = useState<Phase>('closed');
  const [attempt, setAttempt] = useState(0);
  const saving = phase === 'saving';

  useEffect(() => {
    if (!saving) return undefined;
    // The first attempt fails, so that both ways can be seen.
    const timer = setTimeout(() => setPhase(attempt === 1 ? 'failed' : 'closed'), 1200);
    return () => clearTimeout(timer);
  }, [saving, attempt]);

  function save(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    setPhase('saving');
  }
  function close() {
    if (!saving) setPhase('closed');
  }

  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setAttempt(0);
          setPhase('editing');
        }}
      >
        Add contact
      </Button>
      <Dialog
        open={phase !== 'closed'}
        onClose={close}
        fullWidth
        maxWidth="xs"
        slotProps={{ paper: { component: 'form', onSubmit: save } }}
      >
        <DialogTitle>New contact</DialogTitle>
        <DialogContent>
          {phase === 'failed' && (
            <Alert severity="error">The server did not answer. Your text is still here.</Alert>
          )}
          <TextField
            label="Phone"
            type="tel"
            defaultValue="0151 234 56"
            required
            fullWidth
            margin="dense"
            disabled={saving}
          />
        </DialogContent>
        <DialogActions>
          <Button disabled={saving} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
