import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SameFormTwice() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 480, overflow: 'hidden', p: 1 }}>
      <GridLegacy container spacing={2} role="group" aria-label="With GridLegacy">
        <GridLegacy item xs={8}>
          <TextField fullWidth size="small" label="Street, GridLegacy" />
        </GridLegacy>
        <GridLegacy item xs>
          <TextField fullWidth size="small" label="No., GridLegacy" />
        </GridLegacy>
      </GridLegacy>
      <Grid container spacing={2} role="group" aria-label="With Grid">
        <Grid size={8}>
          <TextField fullWidth size="small" label="Street, Grid" />
        </Grid>
        <Grid size="grow">
          <TextField fullWidth size="small" label="No., Grid" />
        </Grid>
      </Grid>
    </Stack>
  );
}
