'use client';

import { browserStorage, tolerantStorage } from '@lectern/theme-state';
import { useSyncExternalStore } from 'react';

/** Whether visits may be counted. */
export type Consent = 'given' | 'refused';

const KEY = 'lectern-consent';

const storage = tolerantStorage(browserStorage);
const listeners = new Set<() => void>();

/** What the reader said; null before they said anything. */
export function getConsent(): Consent | null {
  const stored = storage.get(KEY);
  return stored === 'given' || stored === 'refused' ? stored : null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const release = storage.subscribe(listener);
  return () => {
    listeners.delete(listener);
    release();
  };
}

/** What the reader said, in any tab, and how to say it. */
export function useConsent(): readonly [Consent | null, (consent: Consent) => void] {
  const consent = useSyncExternalStore(subscribe, getConsent, () => null);
  return [
    consent,
    (chosen) => {
      storage.set(KEY, chosen);
      for (const listener of [...listeners]) listener();
    },
  ];
}
