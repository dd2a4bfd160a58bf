import ar from './ar.json';
import en from './en.json';
import pt from './pt.json';
import zh from './zh.json';

/** What the menu that opens a demo elsewhere says. */
export const openStrings = { en, ar, pt, zh };
