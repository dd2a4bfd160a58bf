'use client';

import { browserStorage, tolerantStorage } from '@lectern/theme-state';
import { useSyncExternalStore } from 'react';

/** How the props of an API page are laid out. */
export type ApiView = 'list' | 'table';

const KEY = 'lectern-api-view';
const ATTRIBUTE = 'data-api-view';

/** Code that names the reader's choice on the document before the first paint, so that nothing moves. */
export const apiViewScript = `try{document.documentElement.setAttribute("${ATTRIBUTE}",localStorage.getItem("${KEY}")==="table"?"table":"list")}catch(e){}`;

const storage = tolerantStorage(browserStorage);
const listeners = new Set<() => void>();

const current = (): ApiView => (storage.get(KEY) === 'table' ? 'table' : 'list');

function apply() {
  document.documentElement.setAttribute(ATTRIBUTE, current());
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const release = storage.subscribe(apply);
  return () => {
    listeners.delete(listener);
    release();
  };
}

/** The reader's choice, and how to make it; it is kept where storage allows. */
export function useApiView(): readonly [ApiView, (view: ApiView) => void] {
  const view = useSyncExternalStore(subscribe, current, () => 'list' as const);
  return [
    view,
    (chosen) => {
      storage.set(KEY, chosen);
      apply();
    },
  ];
}
