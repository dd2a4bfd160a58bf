import ar from './ar.json';
import en from './en.json';
import pt from './pt.json';
import zh from './zh.json';

/** What the tool that points at the parts of a demo says. */
export const partsStrings = { en, ar, pt, zh };
