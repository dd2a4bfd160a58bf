import { CacheProvider, Global } from '@emotion/react';
import type { DemoProvidersProps } from '@lectern/demos/providers';
import { useDense } from '@lectern/demos/density';
import { useDirection } from '@lectern/demos/direction';
import { useOwnLook } from '@lectern/demos/island-element';
import {
  DOCUMENTED,
  joyOptions,
  stageStyle,
  useStudioTheme,
  type StudioTheme,
} from '@lectern/demos/studio/joy';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { extendTheme, THEME_ID } from '@mui/joy/styles';
import { ThemeProvider } from '@mui/system';
import { denseComponents } from './dense-components';

/** Joy UI's default theme; the colour scheme follows the class on the body, or the demo's own. */
const themeFor = (colorSchemeSelector: string, studio: StudioTheme) => {
  const options = { ...joyOptions(studio), colorSchemeSelector };
  return {
    loose: extendTheme(options),
    dense: extendTheme({ ...options, components: denseComponents }),
  };
};

const themesOf = (studio: StudioTheme) => {
  const ofPage = themeFor('.mode-%s', studio);
  const sheets = ofPage.loose.generateStyleSheets();
  return {
    ofPage,
    ofDemo: themeFor('.demo-%s', studio),
    sheets: studio === DOCUMENTED ? sheets : [...sheets, stageStyle('joy')],
  };
};

const made = new WeakMap<StudioTheme, ReturnType<typeof themesOf>>();

/** Themes are made once while the reader's own lasts. */
function useThemes() {
  const studio = useStudioTheme();
  const known = made.get(studio) ?? themesOf(studio);
  made.set(studio, known);
  return known;
}

/** What wraps every demo of this area. */
export function Providers({ cache, children }: DemoProvidersProps) {
  const direction = useDirection();
  const { ofPage, ofDemo, sheets } = useThemes();
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
