'use client';

import { useEffect } from 'react';
import { codeTheme } from './code-theme';
import { useStoredChoice } from './stored-choice';
import { useLate } from './use-late';

const fetchTheme = () => import('./views/okaidia').then(({ Okaidia }) => Okaidia);

/** Fetches the colours that the reader chose for code, where they are not the page's own. */
export function LateCodeTheme() {
  const chosen = useStoredChoice(codeTheme) === 'okaidia';
  const { View, load } = useLate(fetchTheme);
  useEffect(() => {
    if (chosen) load();
  }, [chosen, load]);
  return chosen && View && <View />;
}
