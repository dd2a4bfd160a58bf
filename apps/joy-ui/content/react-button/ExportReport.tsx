import { useEffect, useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const messages = {
  idle: '',
  working: 'Preparing the report',
  done: 'The report is ready',
};

export default function ExportReport() {
  const [phase, setPhase] = useState<keyof typeof messages>('idle');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (phase === 'working') {
      const timer = setTimeout(() => setPhase('done'), 2000);
      return () => clearTimeout(timer);
    }
    // A disabled button has lost the focus: give it back.
    if (phase === 'done' && document.activeElement === document.body) {
      button.current?.focus();
    }
    return undefined;
  }, [phase]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        ref={button}
        loading={phase === 'working'}
        loadingPosition="start"
        loadingIndicator={<CircularProgress aria-label="Busy" />}
        startDecorator={
          <SvgIcon>
            <path d="M11 4h2v8l3-3 1.5 1.5L12 16l-5.5-5.5L8 9l3 3zM5 18h14v2H5z" />
          </SvgIcon>
        }
        onClick={() => setPhase('working')}
      >
        Export report
      </Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {messages[phase]}
      </Typography>
    </Stack>
  );
}
