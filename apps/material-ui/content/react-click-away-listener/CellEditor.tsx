import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function CellEditor() {
  const [stock, setStock] = useState('140');
  const [draft, setDraft] = useState<string | null>(null);

  function keep() {
    setStock(draft || stock);
    setDraft(null);
  }

  return (
    <Box sx={{ width: 260, minHeight: 80 }}>
      <Typography variant="body2">Hinges in stock</Typography>
      {draft === null ? (
        <Button onClick={() => setDraft(stock)} aria-label={`Change ${stock} hinges`}>
          {stock}
        </Button>
      ) : (
        <ClickAwayListener onClickAway={keep} mouseEvent="onMouseDown" touchEvent="onTouchStart">
          <TextField
            size="small"
            autoFocus
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') keep();
              if (event.key === 'Escape') setDraft(null);
            }}
            slotProps={{ htmlInput: { 'aria-label': 'Hinges in stock', inputMode: 'numeric' } }}
          />
        </ClickAwayListener>
      )}
    </Box>
  );
}
