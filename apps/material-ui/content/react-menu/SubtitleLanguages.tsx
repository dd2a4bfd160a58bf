import { useState } from 'react';
import SubtitlesIcon from '@mui/icons-material/Subtitles';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const languages = [
  'Bulgarian',
  'Czech',
  'Danish',
  'Dutch',
  'English',
  'Finnish',
  'French',
  'Greek',
  'Hungarian',
  'Italian',
  'Polish',
  'Spanish',
];

export default function SubtitleLanguages() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [language, setLanguage] = useState('Greek');

  return (
    <>
      <Button
        startIcon={<SubtitlesIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Subtitles: {language}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { sx: { maxHeight: 260, width: 200 } },
          list: { 'aria-label': 'Language of the subtitles' },
        }}
      >
        {languages.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === language}
            selected={name === language}
            onClick={() => {
              setLanguage(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
