import {
  MODE_KEY,
  parseColorMode,
  readColorMode,
  SCHEME_KEYS,
  type ColorMode,
  type ColorModeDefaults,
  type ColorModeState,
  type ColorSchemes,
} from './color-mode';
import { defaultThemeColors, type ThemeColors } from './document-plan';
import type { PaletteMode } from './theme-reducer';
import { memoryStorage, tolerantStorage, type ColorModeStorage } from './tolerant-storage';

/** The operating system's preference. */
export interface ColorModeMedia {
  get(): PaletteMode;
  /** Calls back when the preference changed; returns the removal. */
  subscribe(listener: () => void): () => void;
}

/** What a store of the colour mode stands on. Each part has a default that needs no browser. */
export interface ColorModeStoreOptions {
  /** Where choices are kept; by default the store's own memory. */
  readonly storage?: ColorModeStorage;
  /** By default a system that prefers light. */
  readonly media?: ColorModeMedia;
  /** Supported colour schemes; by default `light` and `dark`. */
  readonly schemes?: ColorSchemes;
  /** What holds until the reader chooses; by default the system's mode. */
  readonly defaults?: ColorModeDefaults;
  /** Colours of the browser's own bars. */
  readonly themeColors?: ThemeColors;
  /** Receives the message when a scheme is not supported. */
  readonly logError?: (message: string) => void;
  /** Called with the state when the first listener arrives, and after each change. */
  readonly onChange?: (state: ColorModeState) => void;
}

/** A store for `useSyncExternalStore`. */
export interface ColorModeStore {
  getSnapshot(): ColorModeState;
  /** What the server renders: the default mode, under a system that prefers light. */
  getServerSnapshot(): ColorModeState;
  /** Calls back after each change; returns the removal. */
  subscribe(listener: () => void): () => void;
  /** Stores the reader's choice; what is no mode becomes the default. */
  setMode(mode: ColorMode): void;
  /** Stores the schemes of one or both modes. One that is not supported is logged and left out. */
  setSchemes(schemes: { readonly light?: string; readonly dark?: string }): void;
  readonly themeColors: ThemeColors;
}

const lightSystem: ColorModeMedia = { get: () => 'light', subscribe: () => () => undefined };

/**
 * Makes the store of the colour mode. It listens to storage and system only while somebody listens
 * to it. It writes when the reader chooses and never in answer to an event, so tabs can't echo.
 */
export function createColorModeStore({
  storage = memoryStorage(),
  media = lightSystem,
  schemes = { light: ['light'], dark: ['dark'] },
  defaults = {},
  themeColors = defaultThemeColors,
  logError = () => undefined,
  onChange = () => undefined,
}: ColorModeStoreOptions = {}): ColorModeStore {
  const stored = tolerantStorage(storage);
  const server = readColorMode(() => null, 'light', schemes, defaults);
  const listeners = new Set<() => void>();
  let release: (() => void) | undefined;
  let state: ColorModeState | undefined;

  const read = () => readColorMode(stored.get, media.get(), schemes, defaults);
  const getSnapshot = () => (state ??= read());

  function refresh() {
    const before = getSnapshot();
    const next = read();
    const keys = Object.keys(next) as (keyof ColorModeState)[];
    if (keys.every((key) => next[key] === before[key])) return;
    state = next;
    onChange(next);
    for (const listener of [...listeners]) listener();
  }

  function listen() {
    const removals = [stored.subscribe(refresh), media.subscribe(refresh)];
    // Whatever changed while nobody listened.
    state = undefined;
    onChange(getSnapshot());
    return () => removals.forEach((remove) => remove());
  }

  return {
    themeColors,
    getSnapshot,
    getServerSnapshot: () => server,
    subscribe(listener) {
      // Wrapped, so that a function which subscribes twice is removed once at a time.
      const entry = () => listener();
      listeners.add(entry);
      release ??= listen();
      return () => {
        listeners.delete(entry);
        if (listeners.size > 0) return;
        release?.();
        release = undefined;
      };
    },
    setMode(mode) {
      stored.set(MODE_KEY, parseColorMode(mode, server.mode));
      refresh();
    },
    setSchemes(wanted) {
      for (const mode of ['light', 'dark'] as const) {
        const scheme = wanted[mode];
        if (scheme === undefined) continue;
        if (schemes[mode].includes(scheme)) stored.set(SCHEME_KEYS[mode], scheme);
        else logError(`\`${scheme}\` does not exist in \`theme.colorSchemes\`.`);
      }
      refresh();
    },
  };
}
