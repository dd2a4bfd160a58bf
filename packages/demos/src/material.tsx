'use client';

import { CacheProvider } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { densityPreset } from '@lectern/theme-state/presets';
import { useDense } from './density';
import { useDirection } from './direction';
import { useOutside, useOwnLook } from './island-element';
import type { DemoProvidersProps } from './providers';

/** What a theme depends on. */
interface Kind {
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  /** Its mode is its own, not the page's. */
  readonly ownMode: boolean;
  /** Id of the element that its popups go into; the body unless told. */
  readonly outside?: string | undefined;
}

/**
 * The documented theme: Material UI's default with both colour schemes as custom properties. The
 * scheme follows the class on the body, which theme-state writes, or the island's own; no demo may
 * set it.
 */
function demoTheme({ direction, dense, ownMode, outside }: Kind) {
  const preset = dense ? densityPreset.components : {};
  const home = { defaultProps: { container: () => document.getElementById(outside ?? '') } };
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: ownMode ? '.demo-%s' : '.mode-%s' },
    colorSchemes: { light: true, dark: true },
    components: outside ? { ...preset, MuiModal: home, MuiPopper: home } : preset,
  });
}

const made = new Map<string, ReturnType<typeof demoTheme>>();

/** One theme of each kind for the life of the page: a new one would render every demo anew. */
function themeOf(kind: Kind) {
  const key = `${kind.direction} ${kind.dense} ${kind.ownMode} ${kind.outside}`;
  const theme = made.get(key) ?? demoTheme(kind);
  made.set(key, theme);
  return theme;
}

/** The documented theme in the direction and density of the demo. */
export function useDemoTheme() {
  const { mode } = useOwnLook();
  const kind = { direction: useDirection(), dense: useDense(), outside: useOutside() };
  return themeOf({ ...kind, ownMode: mode !== undefined });
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
    themeOf({ direction: 'ltr', dense: false, ownMode: false }) as unknown as {
      generateStyleSheets: () => object[];
    }
  ).generateStyleSheets();
}
