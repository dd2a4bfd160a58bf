import Stack from '@mui/material/Stack';
import { Meter } from './meter';

export default function HouseReadings() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Meter reading={1284} unit="m³ of water" />
      <Meter reading={9310} unit="kWh" variant="framed" sx={{ borderRadius: 2 }} />
    </Stack>
  );
}
