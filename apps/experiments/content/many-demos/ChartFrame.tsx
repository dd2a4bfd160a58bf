import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ChartFrame() {
  return (
    <>
      <AppBar position="fixed" component="div">
        <Toolbar>
          <Typography>Chart 26, harbour approach</Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Typography sx={{ p: 2 }}>Depths are given in metres below the lowest tide.</Typography>
    </>
  );
}
