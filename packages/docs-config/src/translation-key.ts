import type { KeyOf } from './core/dictionary';
import type { en } from './translations/en';

/** Keys of the strings that ship with the package; plural forms by their common name. */
export type TranslationKey = KeyOf<typeof en>;
