import ar from './ar.json';
import en from './en.json';
import pt from './pt.json';
import zh from './zh.json';

/** What the editor of a demo says. */
export const editStrings = { en, ar, pt, zh };
