import { useId, useState } from 'react';
import Close from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const sections = ['Visit', 'Exhibitions', 'Collection'];

export default function ResponsiveMuseumBar() {
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState('Visit');
  const linksId = useId();

  function goTo(section: string) {
    setCurrent(section);
    setOpen(false);
  }

  return (
    <AppBar position="static">
      <Toolbar sx={{ flexWrap: 'wrap' }}>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Tile Museum
        </Typography>
        <IconButton
          color="inherit"
          edge="end"
          aria-label="Sections"
          aria-expanded={open}
          aria-controls={linksId}
          onClick={() => setOpen(!open)}
          sx={{ display: { md: 'none' } }}
        >
          {open ? <Close /> : <MenuIcon />}
        </IconButton>
        <Box
          id={linksId}
          component="nav"
          aria-label="Museum"
          sx={{
            display: { xs: open ? 'flex' : 'none', md: 'flex' },
            flexDirection: { xs: 'column', md: 'row' },
            width: { xs: '100%', md: 'auto' },
            pb: { xs: 1, md: 0 },
          }}
        >
          {sections.map((section) => (
            <Button
              key={section}
              color="inherit"
              aria-current={section === current ? 'page' : undefined}
              onClick={() => goTo(section)}
              sx={{ '&[aria-current]': { textDecoration: 'underline' } }}
            >
              {section}
            </Button>
          ))}
        </Box>
      </Toolbar>
    </AppBar>
  );
}
