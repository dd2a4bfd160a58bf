import { useState } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const formats = ['Spreadsheet', 'PDF', 'Plain text'];

function prepare(format: string) {
  return new Promise<string>((done) => setTimeout(() => done(`${format} is ready`), 1500));
}

export default function ReportExport() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [message, setMessage] = useState(' ');

  async function run(format: string) {
    setBusy(format);
    setMessage(await prepare(format));
    setBusy(null);
    setAnchor(null);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export the report
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Format', 'aria-busy': busy !== null } }}
      >
        {formats.map((format) => (
          <MenuItem
            key={format}
            aria-disabled={busy !== null}
            onClick={() => busy === null && void run(format)}
            sx={{ width: 200 }}
          >
            <ListItemText>{format}</ListItemText>
            {busy === format && <CircularProgress size={16} aria-label="Preparing" />}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
