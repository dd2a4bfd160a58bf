import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import ArchiveIcon from '@mui/icons-material/Archive';
import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnread';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';

export default function MessageToolbar() {
  const [starred, setStarred] = React.useState(false);
  const [message, setMessage] = React.useState('1 message selected');

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Stack direction="row" role="toolbar" aria-label="Selected message">
        <Tooltip title="Archive">
          <IconButton onClick={() => setMessage('Archived')}>
            <ArchiveIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title="Mark as unread">
          <IconButton onClick={() => setMessage('Marked as unread')}>
            <MarkEmailUnreadIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title="Star">
          <IconButton
            color={starred ? 'primary' : 'default'}
            aria-pressed={starred}
            onClick={() => setStarred(!starred)}
          >
            {starred ? <StarIcon /> : <StarBorderIcon />}
          </IconButton>
        </Tooltip>
      </Stack>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
