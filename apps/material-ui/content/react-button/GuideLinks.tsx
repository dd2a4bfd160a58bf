import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type GuideLinkProps = React.ComponentProps<'a'> & {
  onVisit?: (address: string) => void;
};

/** Stands for a router's link: it renders an `a`, passes the ref on and does more on a click. */
function GuideLink({ onVisit, onClick, ...other }: GuideLinkProps) {
  function handleClick(event: React.MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    onVisit?.(event.currentTarget.pathname);
  }
  return <a {...other} onClick={handleClick} />;
}

export default function GuideLinks() {
  const [visited, setVisited] = React.useState('');
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" href="/material-ui/getting-started/installation/">
          Installation
        </Button>
        <Button
          component={GuideLink}
          href="/material-ui/api/button/"
          target="_blank"
          onVisit={setVisited}
        >
          Button API (new tab)
        </Button>
      </Stack>
      <Typography variant="body2" role="status">
        {visited && `Opened ${visited}`}
      </Typography>
    </Stack>
  );
}
