import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

function save() {
  return new Promise<void>((done) => setTimeout(done, 1000));
}

function FollowChip({ topic }: { topic: string }) {
  const [followed, setFollowed] = useState(topic === 'Roads');
  const [saving, setSaving] = useState(false);

  async function toggle() {
    if (saving) return;
    setSaving(true);
    await save();
    setFollowed(!followed);
    setSaving(false);
  }

  return (
    <Chip
      label={topic}
      icon={
        saving ? <CircularProgress size={24} aria-hidden="true" /> : followed ? <Check /> : <Add />
      }
      aria-pressed={followed}
      aria-busy={saving}
      onClick={() => void toggle()}
    />
  );
}

export default function FollowTopics() {
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="News of the council">
      <FollowChip topic="Roads" />
      <FollowChip topic="Schools" />
      <FollowChip topic="Parks" />
    </Stack>
  );
}
