import type { TranslatedStrings } from '../translation-key';
import dictionary from './ar.json';

/** Arabic. A key that English has and Arabic lacks is an error of the compiler. */
export const ar: TranslatedStrings = dictionary;
