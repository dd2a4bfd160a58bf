import AudioFileOutlined from '@mui/icons-material/AudioFileOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const files = [
  { name: 'Field notes', Icon: FolderOutlined, color: 'primary' },
  { name: 'Owl, 3 am', Icon: AudioFileOutlined, color: 'success' },
  { name: 'Nest box', Icon: ImageOutlined, color: 'secondary' },
] as const;

export default function FileKinds() {
  return (
    <List dense aria-label="Files" sx={{ width: 260 }}>
      {files.map(({ name, Icon, color }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar
              variant="rounded"
              sx={{ bgcolor: `${color}.main`, color: `${color}.contrastText` }}
            >
              <Icon />
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  );
}
