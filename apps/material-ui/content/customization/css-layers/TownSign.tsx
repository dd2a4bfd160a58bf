import { useState } from 'react';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createLayeredCache } from './layered-cache';

/** As weak as a rule can be: `:where` has no specificity at all. */
const ownRule = ':where(.town-sign) { color: #fff; background: #7a4b12; border-radius: 0 }';

const sign = (
  <Button variant="contained" className="town-sign">
    Market square
  </Button>
);

export default function TownSign() {
  const [isLayered, setLayered] = useState(false);
  const [cache] = useState(createLayeredCache);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <style>{ownRule}</style>
      <FormControlLabel
        label="Material UI in the layer mui"
        control={
          <Switch checked={isLayered} onChange={(event) => setLayered(event.target.checked)} />
        }
      />
      {isLayered ? <CacheProvider value={cache}>{sign}</CacheProvider> : sign}
    </Stack>
  );
}
