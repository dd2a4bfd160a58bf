'use client';

import { browserStorage } from './browser-adapters';
import { createThemeChoiceStore, type ThemeChoiceStore } from './core/theme-choices';

let page: ThemeChoiceStore | undefined;

/**
 * Density and direction as the reader of this page chose them. On the server each call makes a store
 * of its own, since requests must not share one.
 */
export function themeChoiceStore(): ThemeChoiceStore {
  if (typeof document === 'undefined') return createThemeChoiceStore();
  page ??= createThemeChoiceStore(browserStorage);
  return page;
}
