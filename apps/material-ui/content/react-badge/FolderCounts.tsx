import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { name: 'Inbox', count: 12, Icon: InboxOutlined },
  { name: 'Archive', count: 1240, Icon: ArchiveOutlined },
  { name: 'Spam', count: 0, Icon: ReportOutlined },
];

export default function FolderCounts() {
  return (
    <List aria-label="Folders" sx={{ width: 260 }}>
      {folders.map(({ name, count, Icon }) => (
        <ListItem key={name}>
          <ListItemIcon>
            <Badge badgeContent={count} max={999} showZero color="secondary" aria-hidden="true">
              <Icon />
            </Badge>
          </ListItemIcon>
          <ListItemText primary={name} secondary={`${count} letters`} />
        </ListItem>
      ))}
    </List>
  );
}
