import {
  createListeners,
  memoryStorage,
  tolerantStorage,
  type ColorModeStorage,
} from '@lectern/theme-state/core';
import { DOCUMENTED, readStudioTheme, type StudioTheme } from './studio-theme';

/** Key of the reader's theme in their storage. */
export const STUDIO_KEY = 'lectern-studio';

/** A store for `useSyncExternalStore`. */
export interface StudioStore {
  /** The same object until the theme changes. */
  getSnapshot(): StudioTheme;
  /** What the server renders: the documented theme. */
  getServerSnapshot(): StudioTheme;
  /** Calls back after each change, in any document of the site; returns the removal. */
  subscribe(listener: () => void): () => void;
  set(theme: StudioTheme): void;
}

function parse(text: string | null): StudioTheme {
  if (!text) return DOCUMENTED;
  try {
    return readStudioTheme(JSON.parse(text));
  } catch {
    // Somebody else's text.
    return DOCUMENTED;
  }
}

/**
 * Makes the store of the reader's theme. It writes only when the reader changes it.
 *
 * @param storage where it is kept; by default the store's own memory
 */
export function createStudioStore(storage: ColorModeStorage = memoryStorage()): StudioStore {
  const stored = tolerantStorage(storage);
  const { tell, subscribe } = createListeners(stored);
  let text: string | null = null;
  let theme = DOCUMENTED;
  return {
    getSnapshot() {
      const next = stored.get(STUDIO_KEY);
      if (next !== text) {
        text = next;
        theme = parse(next);
      }
      return theme;
    },
    getServerSnapshot: () => DOCUMENTED,
    subscribe,
    set(next) {
      stored.set(STUDIO_KEY, next === DOCUMENTED ? '' : JSON.stringify(next));
      tell();
    },
  };
}
