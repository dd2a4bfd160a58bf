import { useState } from 'react';
import Search from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const plants = ['Bird of paradise', 'Boston fern', 'Jade plant', 'Peace lily', 'Snake plant'];

export default function SearchBar() {
  const [text, setText] = useState('');
  const hits = plants.filter((plant) => plant.toLowerCase().includes(text.trim().toLowerCase()));

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" color="default" elevation={0}>
        <Toolbar sx={{ gap: 2 }}>
          <Typography variant="h6" component="p" sx={{ display: { xs: 'none', sm: 'block' } }}>
            Greenhouse
          </Typography>
          <Box
            component="form"
            role="search"
            aria-label="Plants"
            onSubmit={(event) => event.preventDefault()}
            sx={{ flexGrow: 1 }}
          >
            <InputBase
              type="search"
              fullWidth
              value={text}
              onChange={(event) => setText(event.target.value)}
              placeholder="Find a plant"
              startAdornment={<Search sx={{ mr: 1 }} />}
              slotProps={{ input: { 'aria-label': 'Find a plant' } }}
              sx={{
                px: 1.5,
                py: 0.25,
                border: 1,
                borderColor: 'divider',
                borderRadius: 2,
                bgcolor: 'background.paper',
                '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main' },
                '& input::placeholder': { color: 'text.secondary', opacity: 1 },
              }}
            />
          </Box>
        </Toolbar>
      </AppBar>
      <Typography role="status" variant="body2" sx={{ px: 2, pt: 2, color: 'text.secondary' }}>
        {hits.length === 0
          ? 'No plant has this name.'
          : `${hits.length} ${hits.length === 1 ? 'plant' : 'plants'}`}
      </Typography>
      <List dense sx={{ minHeight: 190 }}>
        {hits.map((plant) => (
          <ListItem key={plant}>
            <ListItemText primary={plant} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
