import type { TranslatedStrings } from '../translation-key';
import dictionary from './zh.json';

/** Chinese, in simplified characters. A key that English has and Chinese lacks is an error of the compiler. */
export const zh: TranslatedStrings = dictionary;
