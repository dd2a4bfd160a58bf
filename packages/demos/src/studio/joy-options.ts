import { darken, lighten } from '@mui/system/colorManipulator';
import type { PlainOptions } from './studio-options';
import {
  DEFAULT_SETTINGS,
  MODES,
  type ColourName,
  type StudioPalette,
  type StudioTheme,
} from './studio-theme';

/** How much lighter or, below zero, darker than the colour each shade of Joy UI is. */
const SHADES = {
  50: 0.92,
  100: 0.82,
  200: 0.65,
  300: 0.45,
  400: 0.2,
  500: 0,
  600: -0.18,
  700: -0.36,
  800: -0.54,
  900: -0.7,
};

/** Palettes of Joy UI by the colour they take their shades from; it has none for the others. */
const PALETTES = {
  primary: 'primary',
  danger: 'error',
  warning: 'warning',
  success: 'success',
} as const satisfies Record<string, ColourName>;

/** Corners and sizes of Joy UI's theme, in px and rem, that grow with those of Material UI. */
const RADII = { xs: 2, sm: 6, md: 8, lg: 12, xl: 16 };
const SIZES = { xs: 0.75, sm: 0.875, md: 1, lg: 1.125, xl: 1.25, xl2: 1.5, xl3: 1.875, xl4: 2.25 };

const mapValues = <In, Out>(values: Readonly<Record<string, In>>, to: (value: In) => Out) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));

const shadesOf = (colour: string): PlainOptions =>
  mapValues(SHADES, (by) => (by < 0 ? darken(colour, -by) : by ? lighten(colour, by) : colour));

function paletteOf(palette: StudioPalette): PlainOptions {
  const colours = Object.entries(PALETTES).flatMap(([name, source]) => {
    const colour = palette[source];
    return colour ? [[name, shadesOf(colour)] as const] : [];
  });
  const body = palette['background.default'];
  const surface = palette['background.paper'];
  const text = palette['text.primary'];
  return {
    ...Object.fromEntries(colours),
    ...((body || surface) && {
      background: { ...(body && { body }), ...(surface && { surface }) },
    }),
    ...(text && { text: { primary: text } }),
  };
}

/** What a theme changes, as options for `extendTheme` of Joy UI. */
export function joyOptions(theme: StudioTheme) {
  const { fontFamily, fontSize, headingWeight, borderRadius, spacing } = theme;
  const grown = (fontSize ?? 0) / DEFAULT_SETTINGS.fontSize;
  const rounder = (borderRadius ?? 0) / DEFAULT_SETTINGS.borderRadius;
  return {
    ...((theme.light || theme.dark) && {
      colorSchemes: Object.fromEntries(
        MODES.map((mode) => [mode, { palette: paletteOf(theme[mode] ?? {}) }]),
      ),
    }),
    ...(fontFamily && { fontFamily: { body: fontFamily, display: fontFamily } }),
    ...(fontSize && { fontSize: mapValues(SIZES, (rem) => `${rem * grown}rem`) }),
    ...(headingWeight && {
      typography: Object.fromEntries(
        ['h1', 'h2', 'h3', 'h4'].map((name) => [name, { fontWeight: headingWeight }]),
      ),
    }),
    ...(borderRadius !== undefined && { radius: mapValues(RADII, (px) => `${px * rounder}px`) }),
    ...(spacing !== undefined && { spacing }),
  };
}
