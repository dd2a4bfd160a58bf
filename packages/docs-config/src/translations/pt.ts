import type { TranslatedStrings } from '../translation-key';
import dictionary from './pt.json';

/** Portuguese, as in Brazil. A key that English has and Portuguese lacks is an error of the compiler. */
export const pt: TranslatedStrings = dictionary;
