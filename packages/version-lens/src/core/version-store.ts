/** Where choices are kept: the browser's `localStorage`, made so that it never throws. */
export interface VersionStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  /** Calls back when something else changed the storage, such as another tab; returns the removal. */
  subscribe(listener: () => void): () => void;
}

/** Start of the name under which an area's version is stored; the area's id follows. */
export const VERSION_KEY = 'lectern-version-';

/** A store for `useSyncExternalStore`. */
export interface VersionStore {
  /** The minor that the reader of an area uses, as stored; null where none was chosen. */
  get(area: string): string | null;
  /** Keeps a choice, or ends it with null. */
  set(area: string, version: string | null): void;
  /** Calls back after each change, in any tab; returns the removal. */
  subscribe(listener: () => void): () => void;
}

/** Makes the store of the versions that a reader uses. It writes only when the reader chooses. */
export function createVersionStore(storage: VersionStorage): VersionStore {
  const listeners = new Set<() => void>();
  let release: (() => void) | undefined;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    // An ended choice is kept as an empty text.
    get: (area) => storage.get(VERSION_KEY + area) || null,
    set(area, version) {
      storage.set(VERSION_KEY + area, version ?? '');
      tell();
    },
    subscribe(listener) {
      // Wrapped, so that a function which subscribes twice is removed once at a time.
      const entry = () => listener();
      listeners.add(entry);
      release ??= storage.subscribe(tell);
      return () => {
        listeners.delete(entry);
        if (listeners.size > 0) return;
        release?.();
        release = undefined;
      };
    },
  };
}
