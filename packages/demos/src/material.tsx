'use client';

import { CacheProvider } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { densityPreset } from '@lectern/theme-state/presets';
import { useDense } from './density';
import { useDirection } from './direction';
import type { DemoProvidersProps } from './providers';

/**
 * The documented theme: Material UI's default with both colour schemes as custom properties. The
 * scheme follows the class on the body, which theme-state writes; no island may set it.
 */
function demoTheme(direction: 'ltr' | 'rtl', dense: boolean) {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '.mode-%s' },
    colorSchemes: { light: true, dark: true },
    ...(dense && densityPreset),
  });
}

const made = new Map<string, ReturnType<typeof demoTheme>>();

/** One theme of each kind for the life of the page: a new one would render every demo anew. */
function themeOf(direction: 'ltr' | 'rtl', dense: boolean) {
  const key = `${direction} ${dense}`;
  const theme = made.get(key) ?? demoTheme(direction, dense);
  made.set(key, theme);
  return theme;
}

/** The documented theme in the page's direction and density. */
export function useDemoTheme() {
  return themeOf(useDirection(), useDense());
}

/**
 * Wraps a demo in the style cache and theme of the page, without a colour-scheme context. The theme is not scoped by an id: a demo's own ThemeProvider must be able to replace it.
 */
export function MaterialProviders({ cache, children }: DemoProvidersProps) {
  const direction = useDirection();
  const theme = useDemoTheme();
  return (
    <CacheProvider value={cache ?? createDirectionCache(direction)}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** Custom properties of both colour schemes, for a static style sheet. */
export function materialThemeSheets(): object[] {
  // The type of `createTheme` leaves out what only a theme with custom properties has.
  return (
    themeOf('ltr', false) as unknown as { generateStyleSheets: () => object[] }
  ).generateStyleSheets();
}
