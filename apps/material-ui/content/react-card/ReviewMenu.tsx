import { useState } from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import MoreVert from '@mui/icons-material/MoreVert';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

export default function ReviewMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [saved, setSaved] = useState(false);
  const [hidden, setHidden] = useState(false);

  function hideOrShow() {
    setHidden(!hidden);
    setAnchor(null);
  }

  return (
    <Card sx={{ width: '100%', maxWidth: 420 }}>
      <CardHeader
        avatar={
          <Avatar
            aria-hidden="true"
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            NO
          </Avatar>
        }
        title="Nils Okafor"
        subheader="Stayed two nights in March"
        slotProps={{ title: { component: 'h3' } }}
        action={
          <IconButton
            aria-label="Actions for this review"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert />
          </IconButton>
        }
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={hideOrShow}>{hidden ? 'Show review' : 'Hide review'}</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>Report to the host</MenuItem>
      </Menu>
      <CardContent sx={{ py: 0 }}>
        <Typography sx={{ color: hidden ? 'text.secondary' : 'text.primary' }}>
          {hidden
            ? 'You hid this review.'
            : 'Quiet room above the bakery. The stairs are steep, the breakfast is worth them.'}
        </Typography>
      </CardContent>
      <CardActions>
        <IconButton aria-label="Save review" aria-pressed={saved} onClick={() => setSaved(!saved)}>
          {saved ? <Bookmark /> : <BookmarkBorder />}
        </IconButton>
      </CardActions>
    </Card>
  );
}
