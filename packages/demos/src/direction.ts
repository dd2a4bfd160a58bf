'use client';

import { useSyncExternalStore } from 'react';
import { useOwnLook } from './island-element';

/** Text direction of a page. */
export type Direction = 'ltr' | 'rtl';

/** Direction in force on the server, where a page is rendered at a time. */
let rendering: Direction = 'ltr';

/**
 * The page's text direction, read from the body, which theme-state keeps. On the server it is what
 * `renderIn` was given.
 */
export const directionStore = {
  get(): Direction {
    if (typeof document === 'undefined') return rendering;
    return document.body.dir === 'rtl' ? 'rtl' : 'ltr';
  },
  /** What the server rendered the page's demos in, whatever the reader chose since. */
  rendered(): Direction {
    if (typeof document === 'undefined') return rendering;
    return document.documentElement.dataset['renderedDir'] === 'rtl' ? 'rtl' : 'ltr';
  },
  /** Calls back when the body's direction changes; returns the removal. */
  subscribe(listener: () => void): () => void {
    const observer = new MutationObserver(listener);
    observer.observe(document.body, { attributeFilter: ['dir'] });
    return () => observer.disconnect();
  },
  /** Renders synchronously in a direction, on the server. */
  renderIn<T>(direction: Direction, render: () => T): T {
    const before = rendering;
    rendering = direction;
    try {
      return render();
    } finally {
      rendering = before;
    }
  },
};

/** A demo's text direction: its own, or else the page's. The demo follows it while it runs. */
export function useDirection(): Direction {
  const { direction } = useOwnLook();
  const page = useSyncExternalStore(
    directionStore.subscribe,
    directionStore.get,
    directionStore.rendered,
  );
  return direction ?? page;
}
