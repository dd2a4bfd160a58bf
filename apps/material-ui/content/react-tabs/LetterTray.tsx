import { useId, useState } from 'react';
import Inbox from '@mui/icons-material/Inbox';
import Outbox from '@mui/icons-material/Outbox';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function LetterTray() {
  const [tray, setTray] = useState<'in' | 'out'>('in');
  const [unread, setUnread] = useState(3);
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs
        value={tray}
        onChange={(_event, next: 'in' | 'out') => setTray(next)}
        variant="fullWidth"
        aria-label="Letters"
      >
        <Tab
          value="in"
          id={`${id}-in`}
          aria-controls={`${id}-panel`}
          icon={
            <Badge badgeContent={unread} color="primary" aria-hidden="true">
              <Inbox />
            </Badge>
          }
          label={unread > 0 ? `Incoming, ${unread} new` : 'Incoming'}
        />
        <Tab
          value="out"
          id={`${id}-out`}
          aria-controls={`${id}-panel`}
          icon={<Outbox />}
          label="Sent"
        />
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tray}`}
        sx={{ p: 2, minHeight: 72 }}
      >
        {tray === 'out' && 'Nothing was sent this week.'}
        {tray === 'in' && (
          <Button disabled={unread === 0} onClick={() => setUnread(0)}>
            Mark all as read
          </Button>
        )}
      </Box>
    </Box>
  );
}
