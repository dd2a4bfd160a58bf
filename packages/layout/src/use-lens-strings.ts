'use client';

import { createTranslator, type KeyOf, type Translate } from '@lectern/docs-config';
import { useMemo } from 'react';
import ar from './lens-strings/ar.json';
import en from './lens-strings/en.json';
import pt from './lens-strings/pt.json';
import zh from './lens-strings/zh.json';
import { useShell } from './shell';

const translations = { en, ar, pt, zh };

/** Looks up the strings of the version lens, which come with it and not with every page. */
export function useLensStrings(): Translate<KeyOf<typeof en>> {
  const { language } = useShell().page;
  return useMemo(() => createTranslator({ translations, language }), [language]);
}
