import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface PanelProps {
  title: string;
  text: string;
}

function Panel({ title, text }: PanelProps) {
  return (
    <Paper variant="outlined" sx={{ height: '100%', p: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 'medium' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Paper>
  );
}

export default function NestedPlanner() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 5 }}>
          <Panel title="Today" text="Water the seedlings, mend the hose, call the mill." />
        </Grid>
        <Grid container size={{ xs: 12, sm: 7 }}>
          <Grid size={6}>
            <Panel title="Beds" text="9 of 12 planted" />
          </Grid>
          <Grid size={6}>
            <Panel title="Rain" text="8 mm this week" />
          </Grid>
          <Grid size={12}>
            <Panel title="Next harvest" text="Radishes on Tuesday" />
          </Grid>
        </Grid>
      </Grid>
    </Box>
  );
}
