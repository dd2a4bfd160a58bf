'use client';

import { createTranslator, type KeyOf, type Translate } from '@lectern/docs-config';
import { useMemo } from 'react';
import ar from './desk-strings/ar.json';
import en from './desk-strings/en.json';
import pt from './desk-strings/pt.json';
import zh from './desk-strings/zh.json';
import { useShell } from './shell';

const translations = { en, ar, pt, zh };

/** Looks up the strings of settings, feedback, consent and demos, which come with them at their first use. */
export function useDeskStrings(): Translate<KeyOf<typeof en>> {
  const { language } = useShell().page;
  return useMemo(() => createTranslator({ translations, language }), [language]);
}
