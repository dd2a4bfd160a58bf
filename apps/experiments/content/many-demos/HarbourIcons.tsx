import Stack from '@mui/material/Stack';
import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/Sailing';
import WavesIcon from '@mui/icons-material/Waves';

export default function HarbourIcons() {
  return (
    <Stack direction="row" spacing={3}>
      <AnchorIcon titleAccess="Anchorage" color="primary" fontSize="large" />
      <SailingIcon titleAccess="Sailing boats" color="secondary" fontSize="large" />
      <WavesIcon titleAccess="Swell" color="action" fontSize="large" />
    </Stack>
  );
}
