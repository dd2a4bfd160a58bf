import { useState } from 'react';
import Save from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';

type Action = 'save' | 'publish';
const done = { save: 'Chapter 3 is saved.', publish: 'Chapter 3 is online.' };

export default function SaveChapter() {
  const [running, setRunning] = useState<Action | null>(null);
  const [note, setNote] = useState('');

  async function run(action: Action) {
    setRunning(action);
    setNote('');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    setRunning(null);
    setNote(done[action]);
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <ButtonGroup fullWidth variant="contained" disabled={running !== null} aria-label="Chapter 3">
        <Button
          loading={running === 'save'}
          loadingPosition="start"
          startIcon={<Save />}
          onClick={() => void run('save')}
        >
          Save
        </Button>
        <Button loading={running === 'publish'} onClick={() => void run('publish')}>
          Publish
        </Button>
      </ButtonGroup>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {note}
      </Typography>
    </Box>
  );
}
