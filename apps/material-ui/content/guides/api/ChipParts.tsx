import Chip, { chipClasses } from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';

const wideLabels = <GlobalStyles styles={{ '.route-label': { letterSpacing: '0.2em' } }} />;

export default function ChipParts() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {wideLabels}
      <Chip label="Coast path" sx={{ fontStyle: 'italic' }} />
      <Chip
        label="Mill loop"
        variant="outlined"
        sx={{ [`& .${chipClasses.label}`]: { fontWeight: 'bold' } }}
      />
      <Chip label="Ridge" color="primary" classes={{ label: 'route-label' }} />
    </Stack>
  );
}
