import { useState } from 'react';
import CallOutlined from '@mui/icons-material/CallOutlined';
import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutline';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function ChatCounts() {
  const [place, setPlace] = useState('calls');
  const [unread, setUnread] = useState(3);

  function go(next: string) {
    setPlace(next);
    if (next === 'chats') setUnread(0);
  }

  return (
    <BottomNavigation
      showLabels
      component="nav"
      aria-label="Messages"
      value={place}
      onChange={(_event, next: string) => go(next)}
      sx={{ width: '100%', maxWidth: 380 }}
    >
      <BottomNavigationAction
        value="chats"
        label="Chats"
        aria-label={unread ? `Chats, ${unread} unread` : 'Chats'}
        icon={
          <Badge badgeContent={unread} color="error">
            <ChatBubbleOutline />
          </Badge>
        }
      />
      <BottomNavigationAction value="calls" label="Calls" icon={<CallOutlined />} />
      <BottomNavigationAction value="groups" label="Groups" icon={<GroupsOutlined />} />
    </BottomNavigation>
  );
}
