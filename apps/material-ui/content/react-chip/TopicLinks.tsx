import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const topics = ['Bridges', 'Canals', 'Locks', 'Weirs'];

export default function TopicLinks() {
  const [open, setOpen] = useState('Canals');

  return (
    <Box component="nav" aria-label="Topics" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {topics.map((topic) => (
        <Chip
          key={topic}
          component="a"
          href={`#/${topic.toLowerCase()}`}
          label={topic}
          color={topic === open ? 'primary' : 'default'}
          aria-current={topic === open ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault(); // The demo stays on its page.
            setOpen(topic);
          }}
        />
      ))}
    </Box>
  );
}
