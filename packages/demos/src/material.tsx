'use client';

import { CacheProvider } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { useDirection } from './direction';
import type { DemoProvidersProps } from './providers';

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

/** The documented theme in the page's direction. */
export function useDemoTheme() {
  return themes[useDirection()];
}

/**
 * Wraps a demo in the style cache and theme of the page's direction, without a colour-scheme
 * context. The theme is not scoped by an id: a demo's own ThemeProvider must be able to replace it.
 */
export function MaterialProviders({ cache, children }: DemoProvidersProps) {
  const direction = useDirection();
  return (
    <CacheProvider value={cache ?? createDirectionCache(direction)}>
      <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** Custom properties of both colour schemes, for a static style sheet. */
export function materialThemeSheets(): object[] {
  // The type of `createTheme` leaves out what only a theme with custom properties has.
  return (themes.ltr as unknown as { generateStyleSheets: () => object[] }).generateStyleSheets();
}
