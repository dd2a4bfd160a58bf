import {
  initialThemeState,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from './theme-reducer';

/** Theme state outside React: several roots, or none, may read one. Fits `useSyncExternalStore`. */
export interface ThemeStore {
  getSnapshot(): ThemeState;
  /** The state the store was made with: what the server renders. */
  getServerSnapshot(): ThemeState;
  /** Calls back after each change; returns the removal. */
  subscribe(listener: () => void): () => void;
  /** @throws 'Unrecognized type' and the type, when there is no such action */
  dispatch(action: ThemeAction): void;
}

/**
 * Makes a store over `themeReducer`.
 *
 * @param initial what differs from `initialThemeState`
 */
export function createThemeStore(initial: Partial<ThemeState> = {}): ThemeStore {
  // Through the reducer, which lets nothing in that does not exist.
  const first = [
    { type: 'SET_DENSE', payload: initial.dense === true } as const,
    { type: 'CHANGE', payload: initial } as const,
  ].reduce<ThemeState>(themeReducer, initialThemeState);
  const listeners = new Set<() => void>();
  let state = first;

  return {
    getSnapshot: () => state,
    getServerSnapshot: () => first,
    subscribe(listener) {
      // Wrapped, so that a function which subscribes twice is removed once at a time.
      const entry = () => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    dispatch(action) {
      const next = themeReducer(state, action);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
