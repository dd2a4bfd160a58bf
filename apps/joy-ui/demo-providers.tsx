import { CacheProvider, Global } from '@emotion/react';
import type { DemoProvidersProps } from '@lectern/demos/providers';
import { useDense } from '@lectern/demos/density';
import { useDirection } from '@lectern/demos/direction';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { extendTheme, THEME_ID } from '@mui/joy/styles';
import { ThemeProvider } from '@mui/system';
import { denseComponents } from './dense-components';

/** Joy UI's default theme; the colour scheme follows the class on the body. */
const theme = extendTheme({ colorSchemeSelector: '.mode-%s' });
const denseTheme = extendTheme({ colorSchemeSelector: '.mode-%s', components: denseComponents });
const sheets = theme.generateStyleSheets();

/** What wraps every demo of this area. */
export function Providers({ cache, children }: DemoProvidersProps) {
  const direction = useDirection();
  const current = useDense() ? denseTheme : theme;
  return (
    <CacheProvider value={cache ?? createDirectionCache(direction)}>
      <ThemeProvider themeId={THEME_ID} theme={{ ...current, direction }}>
        {sheets.map((sheet, index) => (
          <Global key={index} styles={sheet} />
        ))}
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
