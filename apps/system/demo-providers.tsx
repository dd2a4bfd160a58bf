import { CacheProvider } from '@emotion/react';
import { useDirection } from '@lectern/demos/direction';
import { useDemoTheme } from '@lectern/demos/material';
import type { DemoProvidersProps } from '@lectern/demos/providers';
import { studioOptions, useStudioTheme } from '@lectern/demos/studio/options';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { THEME_ID } from '@mui/material/styles';
import { createTheme, ThemeProvider } from '@mui/system';
import { useMemo } from 'react';

/** What wraps every demo of this area: System's own theme, with Material UI's under its id. */
export function Providers({ cache, children }: DemoProvidersProps) {
  const direction = useDirection();
  const material = useDemoTheme();
  const { shape, spacing } = studioOptions(useStudioTheme());
  const radius = shape?.borderRadius;
  const theme = useMemo(
    () =>
      createTheme({
        ...(radius !== undefined && { shape: { borderRadius: radius } }),
        ...(spacing !== undefined && { spacing }),
      }),
    [radius, spacing],
  );
  return (
    <CacheProvider value={cache ?? createDirectionCache(direction)}>
      <ThemeProvider theme={{ ...theme, direction, [THEME_ID]: material }}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
