import { useState, type ReactElement } from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

const lantern = (name: string): ReactElement => (
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 84,
      height: 84,
      borderRadius: '40% 40% 12px 12px',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      typography: 'body2',
    }}
  >
    {name}
  </Box>
);

export default function LanternWays() {
  const [lit, setLit] = useState(true);

  return (
    <div>
      <FormControlLabel
        label="Light the lanterns"
        control={<Switch checked={lit} onChange={(event) => setLit(event.target.checked)} />}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', minHeight: 180 }}>
        <Fade in={lit} appear={false}>
          {lantern('Fade')}
        </Fade>
        <Grow in={lit} appear={false}>
          {lantern('Grow')}
        </Grow>
        <Zoom in={lit} appear={false}>
          {lantern('Zoom')}
        </Zoom>
        <Collapse in={lit}>{lantern('Collapse')}</Collapse>
        <Collapse in={lit} orientation="horizontal">
          {lantern('Sideways')}
        </Collapse>
      </Stack>
    </div>
  );
}
