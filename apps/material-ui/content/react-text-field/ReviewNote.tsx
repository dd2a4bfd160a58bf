import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 140;

export default function ReviewNote() {
  const [note, setNote] = React.useState(
    'The trail is well marked up to the lake. After that, bring a map.',
  );
  const over = note.length - limit;
  return (
    <TextField
      label="Your review"
      multiline
      minRows={3}
      maxRows={6}
      fullWidth
      value={note}
      onChange={(event) => setNote(event.target.value)}
      error={over > 0}
      helperText={over > 0 ? `${over} characters too many` : `${-over} characters left`}
      sx={{ maxWidth: 420 }}
    />
  );
}
