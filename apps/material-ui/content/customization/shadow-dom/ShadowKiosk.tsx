import { useMemo, useRef, useState } from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { createPortal } from 'react-dom';

interface Shadow {
  app: HTMLElement;
  cache: EmotionCache;
}

function attach(host: HTMLElement): Shadow {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const app = root.appendChild(document.createElement('div'));
  return { app, cache: createCache({ key: 'kiosk', container: root }) };
}

function Kiosk({ app }: { app: HTMLElement }) {
  const theme = useMemo(
    () =>
      (outer: Theme): Theme => ({
        ...outer,
        components: { MuiPopper: { defaultProps: { container: app } } },
      }),
    [app],
  );
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        <Alert severity="info">Everything here is inside a shadow root.</Alert>
        <TextField label="Number of the ticket" size="small" />
        <Tooltip describeChild title="This hint is inside as well">
          <Button variant="contained">Check in</Button>
        </Tooltip>
      </Stack>
    </ThemeProvider>
  );
}

export default function ShadowKiosk() {
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<Shadow>();

  return (
    <Stack spacing={2} sx={{ width: 320 }}>
      <Button
        variant="outlined"
        disabled={shadow !== undefined}
        onClick={() => host.current && setShadow(attach(host.current))}
      >
        Attach the kiosk
      </Button>
      <div ref={host} />
      {shadow &&
        createPortal(
          <CacheProvider value={shadow.cache}>
            <Kiosk app={shadow.app} />
          </CacheProvider>,
          shadow.app,
        )}
    </Stack>
  );
}
