import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';

/** Props of the component that wraps every demo of an area. */
export interface DemoProvidersProps {
  /** Style cache of one response; on the client the direction's own is taken. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
}
