import { useState } from 'react';
import HelpOutline from '@mui/icons-material/HelpOutline';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function PostageHelp() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Typography>Postage: €4.90</Typography>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Tooltip
          arrow
          describeChild
          open={open}
          onClose={() => setOpen(false)}
          disableHoverListener
          disableFocusListener
          disableTouchListener
          title="Up to 2 kg within the country. Books go by letter for half of it."
        >
          <IconButton
            aria-label="About the postage"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <HelpOutline fontSize="small" />
          </IconButton>
        </Tooltip>
      </ClickAwayListener>
    </Stack>
  );
}
