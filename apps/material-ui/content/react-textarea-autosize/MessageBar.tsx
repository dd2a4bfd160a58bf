import { useState, type KeyboardEvent } from 'react';
import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function MessageBar() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState('Boat is back in the shed.');

  function send() {
    if (!text.trim()) return;
    setSent(text);
    setText('');
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <Box sx={{ width: 340 }}>
      <Typography role="status" sx={{ mb: 1, whiteSpace: 'pre-wrap' }}>
        {sent}
      </Typography>
      <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'end' }}>
        <InputBase
          multiline
          fullWidth
          maxRows={4}
          placeholder="Message to the crew"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          inputProps={{ 'aria-label': 'Message to the crew' }}
          sx={{ px: 2, py: 1 }}
        />
        <IconButton aria-label="Send" onClick={send}>
          <Send />
        </IconButton>
      </Paper>
    </Box>
  );
}
