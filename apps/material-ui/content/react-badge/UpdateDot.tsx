import { useState } from 'react';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';

function install() {
  return new Promise<void>((done) => setTimeout(done, 1500));
}

export default function UpdateDot() {
  const [fresh, setFresh] = useState(true);
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    await install();
    setFresh(!fresh);
    setBusy(false);
  }

  return (
    <Button
      loading={busy}
      loadingPosition="start"
      startIcon={
        <Badge variant="dot" color="error" invisible={!fresh}>
          <SettingsOutlined />
        </Badge>
      }
      onClick={() => void run()}
    >
      {fresh ? 'Install the update' : 'Look for an update'}
    </Button>
  );
}
