'use client';

import {
  createTranslator,
  type Dictionary,
  type KeyOf,
  type Translate,
} from '@lectern/docs-config';
import { useMemo } from 'react';
import { useShell } from './shell';

/**
 * Looks up the strings of a part that is fetched late: they come with it and not with every page.
 *
 * @param translations all languages of one folder, such as `deskStrings`
 */
export function useStrings<English extends Dictionary>(
  translations: Readonly<Record<string, Dictionary>> & { readonly en: English },
): Translate<KeyOf<English>> {
  const { language } = useShell().page;
  return useMemo(
    () => createTranslator({ translations, language }) as Translate<KeyOf<English>>,
    [translations, language],
  );
}
