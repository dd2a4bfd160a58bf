import { useId, useRef, useState } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const papers = ['Print on A4', 'Print on A5', 'Print a poster'];

export default function PrintSplit() {
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState(false);
  const [printed, setPrinted] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const menuId = useId();

  function choose(index: number) {
    setChosen(index);
    setOpen(false);
  }

  return (
    <>
      <ButtonGroup ref={group} variant="contained" aria-label="Print the score">
        <Button onClick={() => setPrinted(printed + 1)}>
          {papers[chosen]} {printed > 0 && `(${printed})`}
        </Button>
        <Button
          size="small"
          aria-label="Other ways to print"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={() => setOpen(true)}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu id={menuId} anchorEl={() => group.current} open={open} onClose={() => setOpen(false)}>
        {papers.map((paper, index) => (
          <MenuItem key={paper} selected={index === chosen} onClick={() => choose(index)}>
            {paper}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
