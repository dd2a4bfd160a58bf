/** A storage of texts that may refuse; the browser's `localStorage` behind it. */
export interface ColorModeStorage {
  /** The stored text, or null. May throw. */
  get(key: string): string | null;
  /** May throw. */
  set(key: string, value: string): void;
  /** Calls back when something else changed the storage, such as another tab; returns the removal. */
  subscribe(listener: () => void): () => void;
}

/**
 * A storage that never throws. What could not be written is kept for the life of the page: a denied
 * or full storage must not take the reader's choice back.
 */
export function tolerantStorage(storage: ColorModeStorage): ColorModeStorage {
  const unsaved = new Map<string, string>();
  return {
    get(key) {
      try {
        return unsaved.get(key) ?? storage.get(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        storage.set(key, value);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, value);
      }
    },
    subscribe: (listener) => storage.subscribe(listener),
  };
}

/** A storage that forgets with the page: for the server, for tests, and where none is wanted. */
export function memoryStorage(): ColorModeStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
    subscribe: () => () => undefined,
  };
}
