import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';

const moods = ['Calm', 'Curious', 'Tired', 'Proud'];

const MoodMenu = styled(Menu)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${menuClasses.paper}`]: {
      marginTop: 8,
      minWidth: 180,
      borderRadius: 16,
      border: `1px solid ${palette.divider}`,
      backgroundImage: 'none',
      boxShadow: 'none',
    },
    [`& .${menuClasses.list}`]: { padding: 8 },
    [`& .${menuItemClasses.root}`]: {
      borderRadius: 10,
      [`&.${menuItemClasses.selected}`]: { fontWeight: 500 },
      [`&.${menuItemClasses.focusVisible}`]: {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: -2,
      },
    },
  };
});

export default function RestyledMoods() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [mood, setMood] = useState('Curious');

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: 8 }}
      >
        Today: {mood}
      </Button>
      <MoodMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {moods.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === mood}
            selected={name === mood}
            onClick={() => {
              setMood(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </MoodMenu>
    </>
  );
}
