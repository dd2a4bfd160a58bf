import { useState, type AnchorHTMLAttributes } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const rooms = [
  { path: '/fossils', name: 'Fossils', text: 'Ammonites from the quarry, ground floor.' },
  { path: '/meteorites', name: 'Meteorites', text: 'Eleven stones, the largest of 40 kg.' },
  { path: '/maps', name: 'Maps', text: 'Closed until the roof is mended.' },
];

interface RouteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  go: (path: string) => void;
}

function RouteLink({ go, href = '/', onClick, ...other }: RouteLinkProps) {
  return (
    <a
      {...other}
      href={`#${href}`}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        go(href);
      }}
    />
  );
}

export default function MuseumTabs() {
  const [path, go] = useState('/fossils');
  const room = rooms.find((candidate) => candidate.path === path);
  return (
    <Box sx={{ width: 1, maxWidth: 420 }}>
      <Tabs value={room ? room.path : false} aria-label="Rooms of the museum">
        {rooms.map(({ path, name }) => (
          <Tab key={path} value={path} label={name} component={RouteLink} href={path} go={go} />
        ))}
      </Tabs>
      <Typography sx={{ mt: 2 }}>{room?.text}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The address is {path}
      </Typography>
    </Box>
  );
}
