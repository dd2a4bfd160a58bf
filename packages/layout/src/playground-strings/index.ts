import ar from './ar.json';
import en from './en.json';
import pt from './pt.json';
import zh from './zh.json';

/** What the playground of components says. */
export const playgroundStrings = { en, ar, pt, zh };
