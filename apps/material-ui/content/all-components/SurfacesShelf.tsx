import ExpandMore from '@mui/icons-material/ExpandMore';
import Menu from '@mui/icons-material/Menu';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Specimen, SpecimenGrid } from './specimen';

export default function SurfacesShelf() {
  return (
    <SpecimenGrid>
      <Specimen name="Accordion" page="react-accordion">
        <Accordion variant="outlined" disableGutters sx={{ width: '100%' }}>
          <AccordionSummary expandIcon={<ExpandMore />}>Parking</AccordionSummary>
          <AccordionDetails>Behind the mill, free after six.</AccordionDetails>
        </Accordion>
      </Specimen>
      <Specimen name="App Bar" page="react-app-bar">
        <AppBar component="div" position="static">
          <Toolbar variant="dense">
            <IconButton edge="start" color="inherit" aria-label="Menu">
              <Menu />
            </IconButton>
            <Typography component="div">Choir</Typography>
          </Toolbar>
        </AppBar>
      </Specimen>
      <Specimen name="Card" page="react-card">
        <Card sx={{ width: '100%' }}>
          <CardHeader
            title="Night train"
            subheader="Vienna, 21:40"
            slotProps={{ title: { variant: 'subtitle1', component: 'p' } }}
            sx={{ pb: 0 }}
          />
          <CardActions>
            <Button size="small">Reserve</Button>
          </CardActions>
        </Card>
      </Specimen>
      <Specimen name="Paper" page="react-paper">
        <Paper elevation={4} sx={{ px: 3, py: 2 }}>
          A raised sheet
        </Paper>
      </Specimen>
    </SpecimenGrid>
  );
}
