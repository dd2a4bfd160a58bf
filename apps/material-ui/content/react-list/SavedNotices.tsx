import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

const notices = [
  { id: 'flood', name: 'Flood warnings', hint: 'At any hour' },
  { id: 'works', name: 'Road works', hint: 'On the evening before' },
  { id: 'waste', name: 'Waste collection', hint: 'On the evening before' },
];

function save() {
  return new Promise<void>((done) => setTimeout(done, 1000));
}

export default function SavedNotices() {
  const [on, setOn] = useState<Record<string, boolean>>({ flood: true });
  const [saving, setSaving] = useState<string | null>(null);

  async function toggle(id: string, checked: boolean) {
    setOn({ ...on, [id]: checked });
    setSaving(id);
    await save();
    setSaving((current) => (current === id ? null : current));
  }

  return (
    <List
      subheader={<ListSubheader>Messages from the town</ListSubheader>}
      sx={{ width: '100%', maxWidth: 340 }}
    >
      {notices.map(({ id, name, hint }) => (
        <ListItem
          key={id}
          secondaryAction={
            <Switch
              edge="end"
              checked={on[id] ?? false}
              onChange={(_event, checked) => void toggle(id, checked)}
              slotProps={{ input: { 'aria-label': name } }}
            />
          }
        >
          <ListItemText primary={name} secondary={saving === id ? 'Saving…' : hint} />
        </ListItem>
      ))}
    </List>
  );
}
