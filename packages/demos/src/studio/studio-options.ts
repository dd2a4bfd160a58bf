import { COLOURS, MODES, type StudioPalette, type StudioTheme } from './studio-theme';

/** Theme options as plain data. */
export interface PlainOptions {
  readonly [name: string]: string | number | boolean | PlainOptions;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Options for `createTheme` of Material UI. */
export interface StudioOptions {
  readonly cssVariables?: true;
  readonly colorSchemes?: Readonly<Record<'light' | 'dark', true | { palette: PlainOptions }>>;
  readonly typography?: PlainOptions;
  readonly shape?: { readonly borderRadius: number };
  readonly spacing?: number;
}

function paletteOf(palette: StudioPalette): PlainOptions {
  const options: Record<string, Record<string, string>> = {};
  for (const name of COLOURS) {
    const colour = palette[name];
    if (!colour) continue;
    const [group = name, shade = 'main'] = name.split('.');
    options[group] = { ...options[group], [shade]: colour };
  }
  return options;
}

function typographyOf({ fontFamily, fontSize, headingWeight, buttonCase }: StudioTheme) {
  return {
    ...(fontFamily !== undefined && { fontFamily }),
    ...(fontSize !== undefined && { fontSize }),
    ...(headingWeight !== undefined &&
      Object.fromEntries(HEADINGS.map((name) => [name, { fontWeight: headingWeight }]))),
    ...(buttonCase !== undefined && { button: { textTransform: buttonCase } }),
  };
}

/** What a theme changes, as options of `createTheme`. */
export function studioOptions(theme: StudioTheme): StudioOptions {
  const typography = typographyOf(theme);
  const schemeOf = (mode: (typeof MODES)[number]) => {
    const palette = theme[mode];
    return palette ? { palette: paletteOf(palette) } : true;
  };
  return {
    ...((theme.light || theme.dark) && {
      cssVariables: true,
      colorSchemes: { light: schemeOf('light'), dark: schemeOf('dark') },
    }),
    ...(Object.keys(typography).length > 0 && { typography }),
    ...(theme.borderRadius !== undefined && { shape: { borderRadius: theme.borderRadius } }),
    ...(theme.spacing !== undefined && { spacing: theme.spacing }),
  };
}
