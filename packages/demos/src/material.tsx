'use client';

import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import { createTheme, THEME_ID } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { useSyncExternalStore, type ReactNode } from 'react';
import { directionStore } from './direction';

/**
 * The documented theme: Material UI's default with both colour schemes as custom properties. The
 * scheme follows the class on the body, which theme-state writes; no island may set it.
 */
function demoTheme(direction: 'ltr' | 'rtl') {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '.mode-%s' },
    colorSchemes: { light: true, dark: true },
  });
}

const themes = { ltr: demoTheme('ltr'), rtl: demoTheme('rtl') };

/** Wraps a demo in the style cache and theme of the page's direction, without a colour-scheme context. */
export function MaterialProviders(props: { cache?: EmotionCache; children: ReactNode }) {
  const direction = useSyncExternalStore(
    directionStore.subscribe,
    directionStore.get,
    directionStore.get,
  );
  return (
    <CacheProvider value={props.cache ?? createDirectionCache(direction)}>
      <ThemeProvider theme={{ [THEME_ID]: themes[direction] }}>{props.children}</ThemeProvider>
    </CacheProvider>
  );
}

/** Custom properties of both colour schemes, for a static style sheet. */
export function materialThemeSheets(): object[] {
  return themes.ltr.generateStyleSheets();
}
