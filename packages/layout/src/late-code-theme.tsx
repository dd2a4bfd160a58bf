'use client';

import { codeTheme } from './code-theme';
import { useStoredChoice } from './stored-choice';
import { useLateWhen } from './use-late';

const fetchTheme = () => import('./views/okaidia').then(({ Okaidia }) => Okaidia);

/** Fetches the colours that the reader chose for code, where they are not the page's own. */
export function LateCodeTheme() {
  const View = useLateWhen(useStoredChoice(codeTheme) === 'okaidia', fetchTheme);
  return View && <View />;
}
