import type { ColorModeStorage } from './tolerant-storage';

/** Who is told when something stored changes: by this page through `tell`, or by another tab. */
export interface Listeners {
  readonly tell: () => void;
  /** Calls back after each change, in any tab; returns the removal. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes an empty list of listeners beside a storage. */
export function createListeners(storage: Pick<ColorModeStorage, 'subscribe'>): Listeners {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      // Wrapped, so that a function which subscribes twice is removed once at a time.
      const entry = () => listener();
      const release = storage.subscribe(entry);
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
        release();
      };
    },
  };
}
