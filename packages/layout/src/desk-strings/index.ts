import ar from './ar.json';
import en from './en.json';
import pt from './pt.json';
import zh from './zh.json';

/** What settings, feedback and consent say. */
export const deskStrings = { en, ar, pt, zh };
