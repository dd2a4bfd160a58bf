import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type Unit = 'km' | 'miles';

export default function DistanceUnit() {
  const [unit, setUnit] = useState<Unit>('km');

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Unit of the distance"
        value={unit}
        onChange={(_event, next: Unit | null) => next && setUnit(next)}
      >
        <ToggleButton value="km">Kilometres</ToggleButton>
        <ToggleButton value="miles">Miles</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">{unit === 'km' ? '42.2 km' : '26.2 miles'}</Typography>
    </Stack>
  );
}
