import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { findIcons } from './find-icons';
import type { Drawing } from './icon-drawing';
import { IconGrid } from './icon-grid';

const themes = [
  ['Filled', 'Filled'],
  ['Outlined', 'Outlined'],
  ['Rounded', 'Rounded'],
  ['TwoTone', 'Two-tone'],
  ['Sharp', 'Sharp'],
] as const;

type Theme = (typeof themes)[number][0];
type Drawings = Readonly<Record<string, Drawing>>;

export default function IconSearch() {
  const [theme, setTheme] = useState<Theme>('Filled');
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState('');
  const { drawings, failed, retry } = useDrawings(theme);
  const asked = useDeferredValue(query);
  const names = useMemo(() => findIcons(Object.keys(drawings ?? {}), asked), [drawings, asked]);

  const choose = (name: string) => {
    const full = theme === 'Filled' ? name : name + theme;
    const line = `import ${full}Icon from '@mui/icons-material/${full}';`;
    navigator.clipboard.writeText(line).then(
      () => setStatus(`Copied: ${line}`),
      () => setStatus(line),
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack spacing={2} sx={{ p: 2 }}>
        <TextField
          type="search"
          label="Search icons"
          placeholder="trash, hamburger, user"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          fullWidth
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Style"
          value={theme}
          onChange={(_event, next: Theme | null) => next && setTheme(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {themes.map(([value, label]) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography role="status" variant="body2" sx={{ minHeight: 20, overflowWrap: 'anywhere' }}>
          {status || countText(drawings, names.length, asked)}
        </Typography>
      </Stack>
      {failed ? (
        <Box sx={{ p: 2 }}>
          <Typography sx={{ mb: 1 }}>The icons could not be fetched.</Typography>
          <Button onClick={retry}>Try again</Button>
        </Box>
      ) : (
        <IconGrid
          key={`${theme} ${asked}`}
          label="Icons"
          names={names}
          drawings={drawings ?? {}}
          onChoose={choose}
        />
      )}
    </Box>
  );
}

function countText(drawings: Drawings | undefined, count: number, query: string): string {
  if (!drawings) return 'Fetching the icons…';
  if (count === 0) return `No icon is called “${query}”. Try another word for it.`;
  return `${count} ${count === 1 ? 'icon' : 'icons'}. Press one to copy its import.`;
}

/** The drawings of a style, fetched once each. */
function useDrawings(theme: Theme) {
  const [fetched, setFetched] = useState<Partial<Record<Theme, Drawings>>>({});
  const [failed, setFailed] = useState(false);
  const drawings = fetched[theme];
  useEffect(() => {
    if (drawings || failed) return undefined;
    const abort = new AbortController();
    fetch(`/icons/${theme.toLowerCase()}.json`, { signal: abort.signal })
      .then((response) => {
        if (!response.ok) throw new Error(response.statusText);
        return response.json() as Promise<Drawings>;
      })
      .then(
        (read) => setFetched((known) => ({ ...known, [theme]: read })),
        () => {
          if (!abort.signal.aborted) setFailed(true);
        },
      );
    return () => abort.abort();
  }, [theme, drawings, failed]);
  return { drawings, failed, retry: () => setFailed(false) };
}
