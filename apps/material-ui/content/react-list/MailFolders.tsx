import { useState } from 'react';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { id: 'inbox', name: 'Inbox', Icon: InboxOutlined },
  { id: 'drafts', name: 'Drafts', Icon: DraftsOutlined },
  { id: 'archive', name: 'Archive', Icon: ArchiveOutlined },
];

export default function MailFolders() {
  const [open, setOpen] = useState('inbox');

  return (
    <Box component="nav" aria-label="Folders" sx={{ width: 240 }}>
      <List>
        {folders.map(({ id, name, Icon }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton
              href={`#/${id}`}
              selected={id === open}
              aria-current={id === open ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault(); // The demo stays on its page.
                setOpen(id);
              }}
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
