import dictionary from './ar.json';
import type { en } from './en';

/** Arabic. A key that English has and Arabic lacks is an error of the compiler. */
export const ar: typeof en = dictionary;
