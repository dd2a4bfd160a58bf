import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const news = [
  { title: 'Rye with caraway', text: 'From the stone oven, on Fridays.', color: 'warning.light' },
  { title: 'Open on Sunday', text: 'From eight to eleven, until May.', color: 'info.light' },
];

export default function BakeryNews() {
  const [loaded, setLoaded] = useState(false);
  const [busy, setBusy] = useState(false);

  async function load() {
    setLoaded(false);
    setBusy(true);
    await new Promise((resolve) => setTimeout(resolve, 1800));
    setBusy(false);
    setLoaded(true);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" disabled={busy} onClick={() => void load()}>
        Load the news
      </Button>
      <Box aria-busy={busy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {news.map(({ title, text, color }) => (
          <Card key={title} variant="outlined" sx={{ width: 220 }}>
            {loaded ? (
              <Box sx={{ height: 80, bgcolor: color }} />
            ) : (
              <Skeleton variant="rectangular" height={80} animation={busy && 'wave'} />
            )}
            <CardContent>
              <Typography variant="h6" component={loaded ? 'h3' : 'div'}>
                {loaded ? title : <Skeleton width="80%" animation={busy && 'wave'} />}
              </Typography>
              <Typography variant="body2">
                {loaded ? text : <Skeleton animation={busy && 'wave'} />}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Box>
      <Typography role="status" variant="body2">
        {busy && 'Loading…'}
        {loaded && 'Two pieces of news'}
      </Typography>
    </Stack>
  );
}
