import Directions from '@mui/icons-material/Directions';
import MyLocation from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';

export default function SizesOfFabs() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Fab size="small" aria-label="Show where I am">
        <MyLocation fontSize="small" />
      </Fab>
      <Fab size="medium" color="secondary" aria-label="Directions">
        <Directions />
      </Fab>
      <Fab color="primary" aria-label="Start the route">
        <Directions fontSize="large" />
      </Fab>
      <Fab variant="extended" color="primary">
        <Directions sx={{ marginInlineEnd: 1 }} />
        Start the route
      </Fab>
    </Box>
  );
}
