import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { OrderTable } from './order-table';
import { pounds } from './orders';
import { SideMenu } from './side-menu';
import { WeekChart } from './week-chart';

const figures = [
  { name: 'Orders today', value: '83', change: '16 more than last Saturday' },
  { name: 'Takings today', value: pounds(74230), change: '£61.40 more than last Saturday' },
  { name: 'Loaves left', value: '12', change: 'Baked again at 14:00' },
];

export default function BakeryOffice() {
  const [place, setPlace] = useState('Today');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [search, setSearch] = useState('');

  function choose(next: string) {
    setPlace(next);
    setMenuOpen(false);
  }

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <CssBaseline />
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', md: 'block' }, width: 208 }}
        slotProps={{ paper: { sx: { width: 208 } } }}
      >
        <SideMenu current={place} onChoose={choose} />
      </Drawer>
      <Drawer open={isMenuOpen} onClose={() => setMenuOpen(false)} sx={{ display: { md: 'none' } }}>
        <SideMenu current={place} onChoose={choose} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar
          position="sticky"
          color="default"
          elevation={0}
          aria-label="Bakery office, search"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Toolbar sx={{ gap: 2 }}>
            <IconButton
              edge="start"
              aria-label="Open the menu"
              onClick={() => setMenuOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            <Typography component="h1" variant="h6" sx={{ flexGrow: 1 }}>
              {place}
            </Typography>
            <TextField
              type="search"
              size="small"
              label="Find an order"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              sx={{ my: 1, maxWidth: 200 }}
            />
          </Toolbar>
        </AppBar>
        <Stack component="main" aria-label="Bakery office" sx={{ gap: 2, p: { xs: 2, sm: 3 } }}>
          <Grid container spacing={2}>
            {figures.map(({ name, value, change }) => (
              <Grid key={name} size={{ xs: 12, sm: 4 }}>
                <Card variant="outlined" sx={{ height: '100%' }}>
                  <CardContent>
                    <Typography component="h2" variant="body2" color="text.secondary">
                      {name}
                    </Typography>
                    <Typography variant="h4" component="p">
                      {value}
                    </Typography>
                    <Typography variant="body2">{change}</Typography>
                  </CardContent>
                </Card>
              </Grid>
            ))}
          </Grid>
          <WeekChart />
          <OrderTable search={search} />
        </Stack>
      </Box>
    </Box>
  );
}
