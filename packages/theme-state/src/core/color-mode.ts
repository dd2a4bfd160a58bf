import type { PaletteMode } from './theme-reducer';

/** What the reader chose. */
export type ColorMode = PaletteMode | 'system';

/** Key of the chosen mode in the reader's storage. */
export const MODE_KEY = 'lectern-mode';
/** Keys of the colour schemes used in light and in dark mode, in the reader's storage. */
export const SCHEME_KEYS = { light: 'lectern-light-scheme', dark: 'lectern-dark-scheme' } as const;

/**
 * A stored value as a mode.
 *
 * @param stored what the storage holds, of whatever origin
 * @param fallback taken for anything that is no mode
 */
export function parseColorMode(stored: unknown, fallback: ColorMode = 'system'): ColorMode {
  return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : fallback;
}

/** The mode in force, given what the system prefers. */
export function resolveMode(mode: ColorMode, systemMode: PaletteMode): PaletteMode {
  return mode === 'system' ? systemMode : mode;
}

/** Supported colour schemes of each mode; the first is the default. */
export type ColorSchemes = Readonly<Record<PaletteMode, readonly [string, ...string[]]>>;

/** What holds until the reader chooses. */
export interface ColorModeDefaults {
  readonly mode?: ColorMode;
  readonly lightScheme?: string;
  readonly darkScheme?: string;
}

/** Colour mode and schemes as the reader has them. */
export interface ColorModeState {
  /** What the reader chose. */
  readonly mode: ColorMode;
  /** What the operating system prefers. */
  readonly systemMode: PaletteMode;
  /** The mode in force. */
  readonly resolvedMode: PaletteMode;
  readonly lightScheme: string;
  readonly darkScheme: string;
}

/**
 * Reads the reader's choices. Whatever is not supported becomes the default.
 *
 * @param stored gives the stored text of a key, or null
 */
export function readColorMode(
  stored: (key: string) => string | null,
  systemMode: PaletteMode,
  schemes: ColorSchemes,
  defaults: ColorModeDefaults = {},
): ColorModeState {
  const scheme = (of: PaletteMode, preferred: string | undefined): string => {
    const wanted = [stored(SCHEME_KEYS[of]), preferred];
    return wanted.find((name) => name != null && schemes[of].includes(name)) ?? schemes[of][0];
  };
  const mode = parseColorMode(stored(MODE_KEY), defaults.mode);
  return {
    mode,
    systemMode,
    resolvedMode: resolveMode(mode, systemMode),
    lightScheme: scheme('light', defaults.lightScheme),
    darkScheme: scheme('dark', defaults.darkScheme),
  };
}
