import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function HutNotices() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 460 }}>
      <Alert role="note" severity="success">
        The path from the valley is clear of snow.
      </Alert>
      <Alert role="note" severity="info">
        Dinner is served at seven. Order it when you arrive.
      </Alert>
      <Alert role="note" severity="warning">
        Ice on the ridge above 2400 m until noon.
      </Alert>
      <Alert role="note" severity="error">
        The hanging bridge is closed. Take the lower crossing.
      </Alert>
    </Stack>
  );
}
