import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function QuayColumns() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {['North quay', 'South quay', 'Dry dock'].map((name) => (
        <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {name}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
