import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const pages = 12;

export default function UploadScans() {
  const [sent, setSent] = useState(0);
  const [running, setRunning] = useState(false);
  const labelId = useId();
  const done = sent === pages;

  useEffect(() => {
    if (!running || done) return undefined;
    const timer = setTimeout(() => setSent(sent + 1), 500);
    return () => clearTimeout(timer);
  }, [running, done, sent]);

  function press() {
    if (done) setSent(0);
    setRunning(done || !running);
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={labelId}>Scans of the parish register</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, my: 1 }}>
        <LinearProgress
          variant="determinate"
          value={(sent / pages) * 100}
          aria-labelledby={labelId}
          aria-valuetext={`${sent} of ${pages} pages`}
          color={done ? 'success' : 'primary'}
          sx={{ flexGrow: 1 }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sent} / {pages}
        </Typography>
      </Box>
      <Button onClick={press}>{done ? 'Send again' : running ? 'Pause' : 'Send'}</Button>
      <Typography role="status" variant="body2" component="span">
        {done && 'All pages are there.'}
      </Typography>
    </Box>
  );
}
