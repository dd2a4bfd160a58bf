import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const widths = { xs: '444 px', sm: '600 px', md: '900 px', lg: '1200 px' };
type Width = keyof typeof widths;
const names = Object.keys(widths) as Width[];

export default function WidthChooser() {
  const [width, setWidth] = useState<Width>('xs');

  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Largest width of the container"
        value={width}
        onChange={(_event, next: Width | null) => next && setWidth(next)}
        sx={{ mb: 2 }}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Container maxWidth={width} disableGutters sx={{ bgcolor: 'action.selected', py: 3 }}>
        <Box role="status" sx={{ typography: 'body2', textAlign: 'center' }}>
          At most {widths[width]} wide
        </Box>
      </Container>
    </Box>
  );
}
