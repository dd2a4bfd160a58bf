'use client';

import { applyDocumentPlan } from './apply-document-plan';
import { browserMedia, browserStorage } from './browser-adapters';
import {
  createColorModeStore,
  type ColorModeStore,
  type ColorModeStoreOptions,
} from './core/color-mode-store';
import { modePlan } from './core/document-plan';

let page: ColorModeStore | undefined;

/**
 * The colour mode of this page: React roots share it without a provider, and while any of them
 * listens the document follows. On the server each call makes a store of its own, since requests
 * must not share one.
 *
 * @param options counted at the first call, so a site that sets them calls this in its entry
 */
export function colorModeStore(
  options: Pick<ColorModeStoreOptions, 'schemes' | 'defaults' | 'themeColors'> = {},
): ColorModeStore {
  if (typeof document === 'undefined') return createColorModeStore(options);
  page ??= createColorModeStore({
    ...options,
    storage: browserStorage,
    media: browserMedia,
    logError: (message) => console.error(message),
    onChange: ({ resolvedMode }) =>
      applyDocumentPlan(document, modePlan(resolvedMode, options.themeColors)),
  });
  return page;
}
