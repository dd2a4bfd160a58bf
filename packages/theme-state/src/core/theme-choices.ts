import { createListeners } from './listeners';
import type { Direction } from './theme-reducer';
import { memoryStorage, tolerantStorage, type ColorModeStorage } from './tolerant-storage';

/** Key of the chosen density in the reader's storage. */
export const DENSITY_KEY = 'lectern-density';
/** Key of the chosen direction in the reader's storage. */
export const DIRECTION_KEY = 'lectern-direction';

/** What the reader chose beside the colour mode; null where the site decides. */
export interface ThemeChoices {
  readonly dense: boolean | null;
  readonly direction: Direction | null;
}

/** Before anything is known of the reader. */
const noChoices: ThemeChoices = { dense: null, direction: null };

/** Stored texts as choices; what is none of them is no choice. */
export function parseThemeChoices(density: unknown, direction: unknown): ThemeChoices {
  return {
    dense: density === 'dense' ? true : density === 'comfortable' ? false : null,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : null,
  };
}

/** A store for `useSyncExternalStore`. */
export interface ThemeChoiceStore {
  getSnapshot(): ThemeChoices;
  /** What the server renders: nothing is chosen. */
  getServerSnapshot(): ThemeChoices;
  /** Calls back after each change, in any tab; returns the removal. */
  subscribe(listener: () => void): () => void;
  /** Keeps what is named; null takes a choice back. */
  choose(choices: Partial<ThemeChoices>): void;
}

/**
 * Makes the store of the reader's density and direction. It writes only when the reader chooses.
 *
 * @param storage where choices are kept; by default the store's own memory
 */
export function createThemeChoiceStore(
  storage: ColorModeStorage = memoryStorage(),
): ThemeChoiceStore {
  const stored = tolerantStorage(storage);
  const { tell, subscribe } = createListeners(stored);
  let known = noChoices;

  return {
    getSnapshot() {
      const next = parseThemeChoices(stored.get(DENSITY_KEY), stored.get(DIRECTION_KEY));
      const same = next.dense === known.dense && next.direction === known.direction;
      if (!same) known = next;
      return known;
    },
    getServerSnapshot: () => noChoices,
    subscribe,
    choose({ dense, direction }) {
      // A choice that was taken back is kept as an empty text.
      if (dense !== undefined) {
        stored.set(DENSITY_KEY, dense === null ? '' : dense ? 'dense' : 'comfortable');
      }
      if (direction !== undefined) stored.set(DIRECTION_KEY, direction ?? '');
      tell();
    },
  };
}
