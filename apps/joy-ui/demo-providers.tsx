import { CacheProvider, Global } from '@emotion/react';
import type { DemoProvidersProps } from '@lectern/demos/providers';
import { useDense } from '@lectern/demos/density';
import { useDirection } from '@lectern/demos/direction';
import { useOwnLook } from '@lectern/demos/island-element';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { extendTheme, THEME_ID } from '@mui/joy/styles';
import { ThemeProvider } from '@mui/system';
import { denseComponents } from './dense-components';

/** Joy UI's default theme; the colour scheme follows the class on the body, or the demo's own. */
const themeFor = (colorSchemeSelector: string) => ({
  loose: extendTheme({ colorSchemeSelector }),
  dense: extendTheme({ colorSchemeSelector, components: denseComponents }),
});
const ofPage = themeFor('.mode-%s');
const ofDemo = themeFor('.demo-%s');
const sheets = ofPage.loose.generateStyleSheets();

/** What wraps every demo of this area. */
export function Providers({ cache, children }: DemoProvidersProps) {
  const direction = useDirection();
  const themes = useOwnLook().mode ? ofDemo : ofPage;
  const current = useDense() ? themes.dense : themes.loose;
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
