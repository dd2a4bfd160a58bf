import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function MeasuredByContent() {
  const [loading, setLoading] = useState(true);
  const button = <Button variant="contained">Reserve the barbecue place</Button>;
  const chip = <Chip label="12 seats" variant="outlined" />;

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Loading"
        control={<Switch checked={loading} onChange={(_event, next) => setLoading(next)} />}
      />
      {loading ? <Skeleton variant="rounded">{button}</Skeleton> : button}
      {loading ? (
        <Skeleton variant="rounded" sx={{ borderRadius: 4 }}>
          {chip}
        </Skeleton>
      ) : (
        chip
      )}
    </Stack>
  );
}
