import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rooms = ['Pottery', 'Weaving', 'Print', 'Wood'];

function Room({ name }: { name: string }) {
  return <Box sx={{ p: 1, textAlign: 'center', bgcolor: 'action.selected' }}>{name}</Box>;
}

const frame = { mt: 3, marginInlineStart: 3, border: 1, borderColor: 'text.secondary' };
const grey = { bgcolor: 'action.hover' };

export default function ClassRooms() {
  return (
    <Stack spacing={4} sx={{ width: 1, maxWidth: 440 }}>
      <Box>
        <Typography gutterBottom>GridLegacy</Typography>
        <Box sx={frame}>
          <GridLegacy container spacing={2} sx={grey}>
            {rooms.map((name) => (
              <GridLegacy key={name} item xs={6}>
                <Room name={name} />
              </GridLegacy>
            ))}
          </GridLegacy>
        </Box>
      </Box>
      <Box>
        <Typography gutterBottom>Grid</Typography>
        <Box sx={frame}>
          <Grid container spacing={2} sx={grey}>
            {rooms.map((name) => (
              <Grid key={name} size={6}>
                <Room name={name} />
              </Grid>
            ))}
          </Grid>
        </Box>
      </Box>
    </Stack>
  );
}
