import type { Dictionary } from './core/translator';
import ar from './translations/ar.json';
import en from './translations/en.json';

type Stem<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

/** Keys of the strings that ship with the package; plural forms by their common name. */
export type TranslationKey = Stem<keyof typeof en>;

/** The strings that ship with the package, by language. */
export const translations: Readonly<Record<'en' | 'ar', Dictionary>> = { en, ar };
