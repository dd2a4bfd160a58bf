import ar from './ar.json';
import en from './en.json';
import pt from './pt.json';
import zh from './zh.json';

/** What the version lens says. */
export const lensStrings = { en, ar, pt, zh };
