import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const areas = {
  xs: '"head" "main" "side"',
  md: '"head head" "main side"',
};

export default function ClinicPage() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: { xs: 1, md: 2 },
        gridTemplateAreas: areas,
        gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' },
      }}
    >
      <Paper variant="outlined" sx={{ gridArea: 'head', p: 2 }}>
        <Typography variant="h6" component="p">
          Surgery at the mill
        </Typography>
      </Paper>
      <Paper variant="outlined" sx={{ gridArea: 'main', p: 2 }}>
        Open from eight to noon. Ring before you come with a cold.
      </Paper>
      <Paper variant="outlined" sx={{ gridArea: 'side', p: 2 }}>
        Next free hour: Tuesday, 9:40
      </Paper>
    </Box>
  );
}
