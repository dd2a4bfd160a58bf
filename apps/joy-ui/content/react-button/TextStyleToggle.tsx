import { useState } from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function TextStyleToggle() {
  const [styles, setStyles] = useState<string[]>(['bold']);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Text style"
        value={styles}
        onChange={(_event, next) => setStyles(next)}
      >
        <IconButton value="bold" aria-label="Bold">
          <b>B</b>
        </IconButton>
        <IconButton value="italic" aria-label="Italic">
          <i>I</i>
        </IconButton>
      </ToggleButtonGroup>
      <Typography
        sx={{
          fontWeight: styles.includes('bold') ? 'bold' : 'normal',
          fontStyle: styles.includes('italic') ? 'italic' : 'normal',
        }}
      >
        Dear Ms Novak
      </Typography>
    </Stack>
  );
}
