import { useId, useState } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const papers = ['Print on A4', 'Print on A5', 'Print a poster'];

export default function PrintSplit() {
  const [chosen, setChosen] = useState(0);
  const [group, setGroup] = useState<HTMLElement | null>(null);
  const [printed, setPrinted] = useState(0);
  const menuId = useId();
  const open = group !== null;

  function choose(index: number) {
    setChosen(index);
    setGroup(null);
  }

  return (
    <>
      <ButtonGroup variant="contained" aria-label="Print the score">
        <Button onClick={() => setPrinted(printed + 1)}>
          {papers[chosen]} {printed > 0 && `(${printed})`}
        </Button>
        <Button
          size="small"
          aria-label="Other ways to print"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={(event) => setGroup(event.currentTarget.parentElement)}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu id={menuId} anchorEl={group} open={open} onClose={() => setGroup(null)}>
        {papers.map((paper, index) => (
          <MenuItem key={paper} selected={index === chosen} onClick={() => choose(index)}>
            {paper}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
