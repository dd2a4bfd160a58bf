import AcUnit from '@mui/icons-material/AcUnit';
import WaterDrop from '@mui/icons-material/WaterDrop';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function GardenIcons() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 460 }}>
      <Alert role="note" severity="warning" icon={<AcUnit fontSize="inherit" />}>
        Frost tonight. Bring the lemon tree inside.
      </Alert>
      <Alert role="note" severity="warning" color="info" icon={<WaterDrop fontSize="inherit" />}>
        The rain barrel is nearly full.
      </Alert>
      <Alert role="note" severity="info" icon={false}>
        Nothing to water until Thursday.
      </Alert>
    </Stack>
  );
}
