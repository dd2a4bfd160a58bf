import { useState } from 'react';
import ChevronRight from '@mui/icons-material/ChevronRight';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InsertChartOutlined from '@mui/icons-material/InsertChartOutlined';
import PeopleOutline from '@mui/icons-material/PeopleOutline';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { name: 'Today', Icon: HomeOutlined },
  { name: 'Members', Icon: PeopleOutline },
  { name: 'Figures', Icon: InsertChartOutlined },
];

export default function ToolRail() {
  const [wide, setWide] = useState(false);
  const [page, setPage] = useState('Today');

  return (
    <Box sx={{ width: '100%', height: 240 }}>
      <Drawer
        variant="permanent"
        sx={{ height: '100%' }}
        slotProps={{
          paper: {
            sx: (theme) => ({
              position: 'static',
              zIndex: 'auto',
              width: wide ? 200 : 57,
              overflowX: 'hidden',
              transition: theme.transitions.create('width'),
            }),
          },
        }}
      >
        <IconButton
          aria-label="Names of the pages"
          aria-expanded={wide}
          onClick={() => setWide(!wide)}
          sx={{ alignSelf: 'start', m: 1, rotate: wide ? '180deg' : undefined }}
        >
          <ChevronRight sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
        <List component="nav" aria-label="Pages of the club" disablePadding>
          {pages.map(({ name, Icon }) => (
            <ListItem key={name} component="div" disablePadding>
              <ListItemButton
                selected={name === page}
                aria-current={name === page ? 'page' : undefined}
                onClick={() => setPage(name)}
                sx={{ minHeight: 48 }}
              >
                <ListItemIcon sx={{ minWidth: 44 }}>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={name} sx={{ whiteSpace: 'nowrap', opacity: wide ? 1 : 0 }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
