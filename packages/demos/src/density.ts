'use client';

import { useSyncExternalStore } from 'react';
import { useOwnLook } from './island-element';

const isDense = () => document.documentElement.hasAttribute('data-dense');

/** Calls back when the page's density changes; returns the removal. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-dense'] });
  return () => observer.disconnect();
}

/**
 * Whether a demo is dense: as the reader chose for it, or else as the page, on whose root
 * theme-state writes it. The demo follows it while it runs.
 * The server knows no reader and renders what is not.
 */
export function useDense(): boolean {
  const { dense } = useOwnLook();
  const page = useSyncExternalStore(subscribe, isDense, () => false);
  return dense ?? page;
}
