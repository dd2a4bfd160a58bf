'use client';

import type { ColorModeMedia } from './core/color-mode-store';
import type { ColorModeStorage } from './core/tolerant-storage';

/** The browser's `localStorage`. */
export const browserStorage: ColorModeStorage = {
  get: (key) => window.localStorage.getItem(key),
  set: (key, value) => window.localStorage.setItem(key, value),
  subscribe(listener) {
    // A page that comes back from the back/forward cache has missed the other tabs' events.
    const events = ['storage', 'pageshow'] as const;
    for (const event of events) window.addEventListener(event, listener);
    return () => {
      for (const event of events) window.removeEventListener(event, listener);
    };
  },
};

const DARK = '(prefers-color-scheme: dark)';

/** The operating system's dark preference. */
export const browserMedia: ColorModeMedia = {
  get: () => (window.matchMedia?.(DARK).matches ? 'dark' : 'light'),
  subscribe(listener) {
    const query = window.matchMedia?.(DARK);
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  },
};
