import { useId, useState } from 'react';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const width = 150;

export default function ScriptOutline() {
  const [open, setOpen] = useState(true);
  const id = useId();

  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        height: 220,
        overflow: 'hidden',
        isolation: 'isolate',
      }}
    >
      <Drawer
        id={id}
        variant="persistent"
        open={open}
        slotProps={{
          paper: { component: 'nav', 'aria-label': 'Scenes', sx: { position: 'absolute', width } },
        }}
      >
        <List dense>
          {['The ferry', 'The quarrel', 'The letter'].map((scene) => (
            <ListItem key={scene}>
              <ListItemText primary={scene} />
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box
        sx={(theme) => ({
          p: 1,
          marginInlineStart: open ? `${width}px` : 0,
          transition: theme.transitions.create('margin-inline-start'),
        })}
      >
        <IconButton
          aria-label="Scenes"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <FormatListBulleted />
        </IconButton>
        <Typography sx={{ p: 1 }}>
          ANNA at the rail. The shore is a line. She does not turn round when he comes up.
        </Typography>
      </Box>
    </Box>
  );
}
