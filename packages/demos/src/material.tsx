'use client';

import { CacheProvider } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { createDirectionCache } from '@lectern/theme-state/emotion';
import { densityPreset } from '@lectern/theme-state/presets';
import { useEffect } from 'react';
import { useDense } from './density';
import { useDirection } from './direction';
import { useOutside, useOwnLook } from './island-element';
import type { DemoProvidersProps } from './providers';
import { sheetText } from './sheet-text';
import { paintTheme } from './studio/paint-theme';
import { stageStyle } from './studio/stage-style';
import { studioOptions } from './studio/studio-options';
import { DOCUMENTED, type StudioTheme } from './studio/studio-theme';
import { useStudioTheme } from './studio/use-studio-theme';

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
function demoTheme({ direction, dense, ownMode, outside }: Kind, studio: StudioTheme) {
  const preset = dense ? densityPreset.components : {};
  const home = { defaultProps: { container: () => document.getElementById(outside ?? '') } };
  return createTheme({
    colorSchemes: { light: true, dark: true },
    ...studioOptions(studio),
    direction,
    cssVariables: { colorSchemeSelector: ownMode ? '.demo-%s' : '.mode-%s' },
    components: outside ? { ...preset, MuiModal: home, MuiPopover: home, MuiPopper: home } : preset,
  });
}

const made = new WeakMap<StudioTheme, Map<string, ReturnType<typeof demoTheme>>>();

/** One theme of each kind while the reader's own lasts: a new one would render every demo anew. */
function themeOf(kind: Kind, studio = DOCUMENTED) {
  const known = made.get(studio) ?? new Map<string, ReturnType<typeof demoTheme>>();
  made.set(studio, known);
  const key = `${kind.direction} ${kind.dense} ${kind.ownMode} ${kind.outside}`;
  const theme = known.get(key) ?? demoTheme(kind, studio);
  known.set(key, theme);
  return theme;
}

/** The documented theme, or what the reader made of it, in the direction and density of the demo. */
export function useDemoTheme() {
  const { mode } = useOwnLook();
  const kind = { direction: useDirection(), dense: useDense(), outside: useOutside() };
  const studio = useStudioTheme();
  useEffect(
    () =>
      paintTheme(document, studio, () =>
        sheetText([...materialThemeSheets(studio), stageStyle('mui')]),
      ),
    [studio],
  );
  return themeOf({ ...kind, ownMode: mode !== undefined }, studio);
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
export function materialThemeSheets(studio?: StudioTheme): object[] {
  // The type of `createTheme` leaves out what only a theme with custom properties has.
  return (
    themeOf({ direction: 'ltr', dense: false, ownMode: false }, studio) as unknown as {
      generateStyleSheets: () => object[];
    }
  ).generateStyleSheets();
}
