import { useState } from 'react';
import Box from '@mui/material/Box';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const origins: Record<string, SnackbarOrigin> = {
  'Top, centre': { vertical: 'top', horizontal: 'center' },
  'Top, right': { vertical: 'top', horizontal: 'right' },
  'Bottom, left': { vertical: 'bottom', horizontal: 'left' },
  'Bottom, centre': { vertical: 'bottom', horizontal: 'center' },
};

export default function MapCorners() {
  const [place, setPlace] = useState<string | null>(null);

  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        width: '100%',
        height: 340,
        display: 'grid',
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        orientation="vertical"
        aria-label="Place of the message"
        value={place}
        onChange={(_event, next: string | null) => setPlace(next)}
        sx={{ placeSelf: 'center' }}
      >
        {Object.keys(origins).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {place && (
        <Snackbar
          key={place}
          open
          anchorOrigin={origins[place]}
          message="Two hiking routes found"
          sx={{ position: 'absolute' }}
        />
      )}
    </Box>
  );
}
