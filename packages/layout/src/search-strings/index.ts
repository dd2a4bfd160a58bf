import ar from './ar.json';
import en from './en.json';
import pt from './pt.json';
import zh from './zh.json';

/** What the search says. */
export const searchStrings = { en, ar, pt, zh };
