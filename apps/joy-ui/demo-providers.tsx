import { CacheProvider, Global } from '@emotion/react';
import type { DemoProvidersProps } from '@lectern/demos/providers';
import { useDirection } from '@lectern/demos/direction';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { extendTheme, THEME_ID } from '@mui/joy/styles';
import { ThemeProvider } from '@mui/system';

/** Joy UI's default theme; the colour scheme follows the class on the body. */
const theme = extendTheme({ colorSchemeSelector: '.mode-%s' });
const sheets = theme.generateStyleSheets();

/** What wraps every demo of this area. */
export function Providers({ cache, children }: DemoProvidersProps) {
  const direction = useDirection();
  return (
    <CacheProvider value={cache ?? createDirectionCache(direction)}>
      <ThemeProvider themeId={THEME_ID} theme={{ ...theme, direction }}>
        {sheets.map((sheet, index) => (
          <Global key={index} styles={sheet} />
        ))}
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
