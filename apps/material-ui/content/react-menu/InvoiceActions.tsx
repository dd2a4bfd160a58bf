import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const actions = ['Send a reminder', 'Mark as paid', 'Download as PDF'];

export default function InvoiceActions() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [last, setLast] = useState('Nothing done yet');
  const buttonId = useId();
  const menuId = useId();

  function run(action: string) {
    setLast(action);
    setAnchor(null);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        id={buttonId}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Invoice 2041
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {actions.map((action) => (
          <MenuItem key={action} onClick={() => run(action)}>
            {action}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {last}
      </Typography>
    </Stack>
  );
}
