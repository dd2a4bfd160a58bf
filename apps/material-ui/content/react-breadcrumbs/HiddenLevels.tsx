import { useState } from 'react';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const levels = ['Region', 'District', 'Parish'];

export default function HiddenLevels() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [last, setLast] = useState('Mill Lane 4');

  function open(level: string) {
    setLast(level);
    setAnchor(null);
  }

  return (
    <>
      <Breadcrumbs aria-label="Place in the land register">
        <Link component="button" variant="body1" onClick={() => setLast('Mill Lane 4')}>
          Register
        </Link>
        <IconButton
          size="small"
          aria-label="Levels between"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHoriz fontSize="small" />
        </IconButton>
        <Typography aria-current="page">{last}</Typography>
      </Breadcrumbs>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {levels.map((level) => (
          <MenuItem key={level} onClick={() => open(level)}>
            {level}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
