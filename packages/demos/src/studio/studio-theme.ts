import { readColour } from './colour';

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Colours that can be set, by their path in a palette; what has no dot is a colour with a `main`. */
export const COLOURS = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
  'background.default',
  'background.paper',
  'text.primary',
] as const;
export type ColourName = (typeof COLOURS)[number];

export const BUTTON_CASES = ['uppercase', 'none', 'capitalize'] as const;
export type ButtonCase = (typeof BUTTON_CASES)[number];

/** Colours of one mode as `#rrggbb` or `#rrggbbaa`. */
export type StudioPalette = Readonly<Partial<Record<ColourName, string>>>;

/** What a reader changed of the documented theme; what is left out is as documented. */
export interface StudioTheme {
  readonly light?: StudioPalette;
  readonly dark?: StudioPalette;
  readonly fontFamily?: string;
  readonly fontSize?: number;
  readonly headingWeight?: number;
  readonly buttonCase?: ButtonCase;
  readonly borderRadius?: number;
  readonly spacing?: number;
}

/** Settings beside the palette. */
export type SettingName = Exclude<keyof StudioTheme, Mode>;

/** The documented theme, changed in nothing. */
export const DOCUMENTED: StudioTheme = {};

/** Colours of Material UI's theme. */
export const DEFAULT_COLOURS: Readonly<Record<Mode, Readonly<Record<ColourName, string>>>> = {
  light: {
    primary: '#1976d2',
    secondary: '#9c27b0',
    error: '#d32f2f',
    warning: '#ed6c02',
    info: '#0288d1',
    success: '#2e7d32',
    'background.default': '#ffffff',
    'background.paper': '#ffffff',
    'text.primary': '#000000de',
  },
  dark: {
    primary: '#90caf9',
    secondary: '#ce93d8',
    error: '#f44336',
    warning: '#ffa726',
    info: '#29b6f6',
    success: '#66bb6a',
    'background.default': '#121212',
    'background.paper': '#121212',
    'text.primary': '#ffffff',
  },
};

/** Everything else of Material UI's theme; its headings have weights of several kinds. */
export const DEFAULT_SETTINGS = {
  fontFamily: '"Roboto", "Helvetica", "Arial", sans-serif',
  fontSize: 14,
  headingWeight: undefined,
  buttonCase: 'uppercase',
  borderRadius: 4,
  spacing: 8,
} as const satisfies Record<SettingName, StudioTheme[SettingName]>;

/** From where to where a number goes; beyond, no demo can be read or used. */
export const BOUNDS = {
  fontSize: { min: 10, max: 24, step: 1 },
  headingWeight: { min: 100, max: 900, step: 100 },
  borderRadius: { min: 0, max: 40, step: 1 },
  spacing: { min: 2, max: 24, step: 1 },
} as const;

/** Names of fonts with commas between: no punctuation with which a declaration could end. */
const FONTS = /^(?:"[\p{L}\p{N} _-]+"|'[\p{L}\p{N} _-]+'|[\p{L}\p{N} _-]+)(?:,|$)/u;

function readFonts(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 200) return undefined;
  const names = value.split(',').map((name) => name.trim());
  return names.every((name) => name && FONTS.test(name)) ? names.join(', ') : undefined;
}

const numberWithin =
  ({ min, max }: { min: number; max: number }) =>
  (value: unknown): number | undefined =>
    typeof value === 'number' && value >= min && value <= max ? value : undefined;

const settingReaders = {
  fontFamily: readFonts,
  fontSize: numberWithin(BOUNDS.fontSize),
  headingWeight: numberWithin(BOUNDS.headingWeight),
  buttonCase: (value: unknown) => BUTTON_CASES.find((one) => one === value),
  borderRadius: numberWithin(BOUNDS.borderRadius),
  spacing: numberWithin(BOUNDS.spacing),
};

/** A setting as it may stand in a theme; undefined where it may not. */
export function readSetting<Name extends SettingName>(
  name: Name,
  value: unknown,
): StudioTheme[Name] | undefined {
  return settingReaders[name](value) as StudioTheme[Name] | undefined;
}

/** What stands behind a name in an object of unknown kind, where it is the object's own. */
function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function readPalette(mode: Mode, value: unknown): StudioPalette | undefined {
  const read = COLOURS.flatMap((name) => {
    const colour = readColour(own(value, name));
    return colour && colour !== DEFAULT_COLOURS[mode][name] ? [[name, colour] as const] : [];
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

/** Takes of anything what is a valid change of the documented theme. */
export function readStudioTheme(value: unknown): StudioTheme {
  const palettes = MODES.map((mode) => [mode, readPalette(mode, own(value, mode))] as const);
  const settings = (Object.keys(settingReaders) as SettingName[]).map((name) => {
    const read = readSetting(name, own(value, name));
    return [name, read === DEFAULT_SETTINGS[name] ? undefined : read] as const;
  });
  const changed = [...palettes, ...settings].filter(([, read]) => read !== undefined);
  return changed.length > 0 ? Object.fromEntries(changed) : DOCUMENTED;
}

/** The theme with one colour changed; undefined takes the documented one back. */
export function withColour(
  theme: StudioTheme,
  mode: Mode,
  name: ColourName,
  colour: string | undefined,
): StudioTheme {
  return readStudioTheme({ ...theme, [mode]: { ...theme[mode], [name]: colour } });
}

/** The theme with one setting changed; undefined takes the documented one back. */
export function withSetting<Name extends SettingName>(
  theme: StudioTheme,
  name: Name,
  value: StudioTheme[Name] | undefined,
): StudioTheme {
  return readStudioTheme({ ...theme, [name]: value });
}

/** The colour in force. */
export function colourOf(theme: StudioTheme, mode: Mode, name: ColourName): string {
  return theme[mode]?.[name] ?? DEFAULT_COLOURS[mode][name];
}
