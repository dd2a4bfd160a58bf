'use client';

import { browserStorage, createListeners, tolerantStorage } from '@lectern/theme-state';
import { useSyncExternalStore } from 'react';

/** A choice of the reader that is kept, and followed in other tabs. */
export interface StoredChoice<Option extends string> {
  /** Null before the reader chose, and for what is no option. */
  readonly get: () => Option | null;
  readonly set: (option: Option) => void;
  /** Calls back after each change, in any tab; returns the removal. */
  readonly subscribe: (listener: () => void) => () => void;
}

const storage = tolerantStorage(browserStorage);

/** Makes the store of one choice, which is written only when the reader chooses. */
export function createStoredChoice<Option extends string>(
  key: string,
  options: readonly Option[],
): StoredChoice<Option> {
  const { tell, subscribe } = createListeners(storage);
  return {
    get: () => {
      const stored = storage.get(key);
      return options.find((option) => option === stored) ?? null;
    },
    set(option) {
      storage.set(key, option);
      tell();
    },
    subscribe,
  };
}

/** The choice, as the page renders with it; the server knows no reader. */
export function useStoredChoice<Option extends string>({
  get,
  subscribe,
}: StoredChoice<Option>): Option | null {
  return useSyncExternalStore(subscribe, get, () => null);
}
