import ar from './ar.json';
import en from './en.json';
import pt from './pt.json';
import zh from './zh.json';

/** What the panel of a demo says of its health. */
export const healthStrings = { en, ar, pt, zh };
