import { useState } from 'react';
import Air from '@mui/icons-material/Air';
import Favorite from '@mui/icons-material/Favorite';
import Home from '@mui/icons-material/Home';
import WaterDrop from '@mui/icons-material/WaterDrop';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Specimen, SpecimenGrid } from './specimen';

export default function NavigationShelf() {
  const [place, setPlace] = useState(0);
  const [tab, setTab] = useState(0);
  const [drawer, setDrawer] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <SpecimenGrid>
      <Specimen name="Bottom Navigation" page="react-bottom-navigation">
        <BottomNavigation
          showLabels
          value={place}
          onChange={(_event, next: number) => setPlace(next)}
          sx={{ width: '100%' }}
        >
          <BottomNavigationAction label="Home" icon={<Home />} />
          <BottomNavigationAction label="Saved" icon={<Favorite />} />
        </BottomNavigation>
      </Specimen>
      <Specimen name="Breadcrumbs" page="react-breadcrumbs">
        <Breadcrumbs aria-label="Place in the atlas">
          <Link href="#/breadcrumbs" onClick={(event) => event.preventDefault()}>
            Maps
          </Link>
          <Typography aria-current="page">Alps</Typography>
        </Breadcrumbs>
      </Specimen>
      <Specimen name="Drawer" page="react-drawer">
        <Button onClick={() => setDrawer(true)}>Open the drawer</Button>
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          slotProps={{ paper: { 'aria-label': 'Opening hours' } }}
        >
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 2 }}>
            Open from nine to five.
            <Button onClick={() => setDrawer(false)}>Close</Button>
          </Box>
        </Drawer>
      </Specimen>
      <Specimen name="Link" page="react-link">
        <Link href="#/link" onClick={(event) => event.preventDefault()}>
          Terms of the library
        </Link>
      </Specimen>
      <Specimen name="Menu" page="react-menu">
        <Button
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Sort
        </Button>
        <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => setAnchor(null)}>By name</MenuItem>
          <MenuItem onClick={() => setAnchor(null)}>By date</MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="Pagination" page="react-pagination">
        <Pagination size="small" count={3} aria-label="Pages of letters" />
      </Specimen>
      <Specimen name="Speed Dial" page="react-speed-dial">
        <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 72 }}>
          <SpeedDial
            ariaLabel="Gauges"
            direction="right"
            icon={<SpeedDialIcon />}
            FabProps={{ size: 'small' }}
            sx={{ position: 'absolute', insetBlock: 0, insetInlineStart: 8 }}
          >
            <SpeedDialAction icon={<Air />} slotProps={{ tooltip: { title: 'Wind' } }} />
            <SpeedDialAction icon={<WaterDrop />} slotProps={{ tooltip: { title: 'Rain' } }} />
          </SpeedDial>
        </Box>
      </Specimen>
      <Specimen name="Stepper" page="react-stepper">
        <Stepper alternativeLabel activeStep={1} sx={{ width: '100%' }}>
          <Step>
            <StepLabel>Cart</StepLabel>
          </Step>
          <Step>
            <StepLabel>Pay</StepLabel>
          </Step>
        </Stepper>
      </Specimen>
      <Specimen name="Tabs" page="react-tabs">
        <div>
          <Tabs
            value={tab}
            onChange={(_event, next: number) => setTab(next)}
            aria-label="Parts of a recipe"
          >
            <Tab label="List" id="all-components-tab-0" aria-controls="all-components-panel" />
            <Tab label="Steps" id="all-components-tab-1" aria-controls="all-components-panel" />
          </Tabs>
          <Box
            role="tabpanel"
            id="all-components-panel"
            aria-labelledby={`all-components-tab-${tab}`}
            sx={{ pt: 1, typography: 'body2', textAlign: 'center' }}
          >
            {tab === 0 ? 'Flour, salt, water' : 'Knead, rest, bake'}
          </Box>
        </div>
      </Specimen>
    </SpecimenGrid>
  );
}
