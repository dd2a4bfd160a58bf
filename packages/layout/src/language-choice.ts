'use client';

import { browserStorage, tolerantStorage } from '@lectern/theme-state';

/** Where the language is kept that the reader chose. */
const KEY = 'userLanguage';

const storage = tolerantStorage(browserStorage);

/** Keeps the language that the reader chose. */
export function keepLanguage(language: string): void {
  storage.set(KEY, language);
}

/**
 * Code that leads from the home page to the one in the language that the reader chose. Other
 * addresses are taken at their word: who follows a link reads the page that was meant.
 *
 * @param languages codes of the languages with a path of their own
 */
export function languageScript(languages: readonly string[]): string {
  return `try{let l=localStorage.getItem("${KEY}");if(location.pathname==="/"&&${JSON.stringify(languages)}.includes(l))location.replace("/"+l+"/"+location.search+location.hash)}catch(e){}`;
}
