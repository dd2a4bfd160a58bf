'use client';

import { createTranslator, type KeyOf, type Translate } from '@lectern/docs-config';
import { useMemo } from 'react';
import ar from './search-strings/ar.json';
import en from './search-strings/en.json';
import pt from './search-strings/pt.json';
import zh from './search-strings/zh.json';
import { useShell } from './shell';

const translations = { en, ar, pt, zh };

/** Looks up the strings of the search, which come with it and not with every page. */
export function useSearchStrings(): Translate<KeyOf<typeof en>> {
  const { language } = useShell().page;
  return useMemo(() => createTranslator({ translations, language }), [language]);
}
