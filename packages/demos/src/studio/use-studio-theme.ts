'use client';

import { browserStorage } from '@lectern/theme-state';
import { useSyncExternalStore } from 'react';
import { createStudioStore } from './studio-store';
import type { StudioTheme } from './studio-theme';

/** The theme that the reader of this document made, in their storage. */
export const studioStore = createStudioStore(browserStorage);

/** That theme; the server renders the documented one, and so does hydration. */
export function useStudioTheme(): StudioTheme {
  return useSyncExternalStore(
    studioStore.subscribe,
    studioStore.getSnapshot,
    studioStore.getServerSnapshot,
  );
}
