import ar from './ar.json';
import en from './en.json';
import pt from './pt.json';
import zh from './zh.json';

/** What the theme studio says. */
export const studioStrings = { en, ar, pt, zh };
