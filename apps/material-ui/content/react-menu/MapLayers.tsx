import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import LayersIcon from '@mui/icons-material/Layers';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const layers = ['Contour lines', 'Footpaths', 'Huts', 'Springs'];

export default function MapLayers() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(['Footpaths', 'Huts']);

  function toggle(layer: string) {
    setShown((old) =>
      old.includes(layer) ? old.filter((other) => other !== layer) : [...old, layer],
    );
  }

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LayersIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Layers: {shown.length} of {layers.length}
      </Button>
      <Menu
        variant="menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Layers of the map' } }}
      >
        {layers.map((layer) => {
          const on = shown.includes(layer);
          return (
            <MenuItem
              key={layer}
              role="menuitemcheckbox"
              aria-checked={on}
              onClick={() => toggle(layer)}
            >
              {on && (
                <ListItemIcon>
                  <CheckIcon fontSize="small" />
                </ListItemIcon>
              )}
              <ListItemText inset={!on}>{layer}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
