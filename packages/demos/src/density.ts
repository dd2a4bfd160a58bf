'use client';

import { useSyncExternalStore } from 'react';

const isDense = () => document.documentElement.hasAttribute('data-dense');

/** Calls back when the page's density changes; returns the removal. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-dense'] });
  return () => observer.disconnect();
}

/**
 * Whether the page is dense, which theme-state writes on the root; a demo follows it while it runs.
 * The server knows no reader and renders what is not.
 */
export function useDense(): boolean {
  return useSyncExternalStore(subscribe, isDense, () => false);
}
