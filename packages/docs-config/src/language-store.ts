'use client';

/** Name under which a remembered language is stored. */
export const USER_LANGUAGE_KEY = 'userLanguage';

const listeners = new Set<() => void>();

/** The language that the reader chose on an earlier page or in another tab. */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(USER_LANGUAGE_KEY);
  } catch {
    // Storage is denied: the choice lasts as long as the page.
    return null;
  }
}

/** Stores the reader's choice and tells this page; other tabs hear of it from the browser. */
export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(USER_LANGUAGE_KEY, language);
  } catch {
    // Storage is denied or full: the choice lasts as long as the page.
    return;
  }
  for (const listener of listeners) listener();
}

/** Calls back when the stored language changes; returns what ends it. */
export function subscribeToStoredLanguage(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole storage was cleared.
    if (key === USER_LANGUAGE_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
