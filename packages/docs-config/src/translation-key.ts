import type { KeyOf } from './core/dictionary';
import type { en } from './translations/en';

/** Keys of the strings that ship with the package; plural forms by their common name. */
export type TranslationKey = KeyOf<typeof en>;

/** English forms of a plural that another grammar may lack; all have `other`. */
type OwnForm = `${string}_${Exclude<Intl.LDMLPluralRule, 'other'>}`;

/** What every language has: the keys of English, with the plural forms of its own grammar. */
export type TranslatedStrings = Omit<typeof en, OwnForm & keyof typeof en>;
