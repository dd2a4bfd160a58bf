'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { readStoredLanguage, storeLanguage, subscribeToStoredLanguage } from './language-store';

const never = () => () => undefined;
const nothing = () => null;

/**
 * The reader's language: the remembered one, else the one chosen on this page, else the page's. The
 * first render, on the server and in the browser, has the page's. A page in another language ends a
 * choice that is not remembered.
 */
export function useLanguageChoice(
  pageLanguage: string,
  remember: boolean,
  isServed: (language: string) => boolean,
): readonly [string, (language: string) => void] {
  const [choice, setChoice] = useState({ on: pageLanguage, language: pageLanguage });
  // A render with another page starts over, before anything of it is shown.
  if (choice.on !== pageLanguage) setChoice({ on: pageLanguage, language: pageLanguage });
  const stored = useSyncExternalStore(
    remember ? subscribeToStoredLanguage : never,
    remember ? readStoredLanguage : nothing,
    nothing,
  );
  const choose = useCallback(
    (language: string) => {
      setChoice({ on: pageLanguage, language });
      if (remember) storeLanguage(language);
    },
    [pageLanguage, remember],
  );
  return [stored !== null && isServed(stored) ? stored : choice.language, choose];
}
