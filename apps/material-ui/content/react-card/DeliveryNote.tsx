import { useEffect, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DeliveryNote() {
  const [note, setNote] = useState('Leave it with the neighbour on the left.');
  const [phase, setPhase] = useState<'edited' | 'saving' | 'saved'>('edited');

  useEffect(() => {
    if (phase !== 'saving') return undefined;
    const timer = setTimeout(() => setPhase('saved'), 1200);
    return () => clearTimeout(timer);
  }, [phase]);

  function save(event: FormEvent) {
    event.preventDefault();
    setPhase('saving');
  }

  return (
    <Card component="form" onSubmit={save} sx={{ width: '100%', maxWidth: 400 }}>
      <CardHeader title="Delivery" slotProps={{ title: { component: 'h3', variant: 'h6' } }} />
      <CardContent sx={{ py: 0 }}>
        <TextField
          label="Note for the courier"
          multiline
          minRows={2}
          fullWidth
          required
          margin="dense"
          value={note}
          disabled={phase === 'saving'}
          onChange={(event) => {
            setNote(event.target.value);
            setPhase('edited');
          }}
        />
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2 }}>
        <Button type="submit" variant="contained" loading={phase === 'saving'}>
          Save note
        </Button>
        <Typography role="status" variant="body2">
          {phase === 'saved' && 'The courier sees your note.'}
        </Typography>
      </CardActions>
    </Card>
  );
}
