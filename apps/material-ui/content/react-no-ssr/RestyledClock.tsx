import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

function Time() {
  const time = useSyncExternalStore(subscribe, () => new Date().toLocaleTimeString('en-GB'));
  return <time>{time}</time>;
}

export default function RestyledClock() {
  return (
    <Box
      sx={{
        px: 3,
        py: 1,
        borderRadius: 2,
        bgcolor: '#10201a',
        color: '#7dffb0',
        fontFamily: 'monospace',
        fontSize: 32,
      }}
    >
      <NoSsr fallback="--:--:--">
        <Time />
      </NoSsr>
    </Box>
  );
}
