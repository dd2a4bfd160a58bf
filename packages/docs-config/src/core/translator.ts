import { findText, type Dictionary, type KeyOf, type Translations } from './dictionary';
import { dictionariesOf, parseTag } from './language';

/** How one string is asked for. */
export interface TranslateOptions {
  /** Values of the `{placeholders}`; numbers are written as the language does. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Chooses the plural form and fills `{count}`. */
  readonly count?: number;
  /** Keeps silent when the string is missing, and does not use up its one warning. */
  readonly ignoreWarning?: boolean;
}

/** Returns the string of a key; always a string. */
export type Translate<Key extends string = string> = (
  key: Key,
  options?: TranslateOptions,
) => string;

/** What a translator is made from. */
export interface TranslatorOptions<
  Strings extends Translations = Translations,
  Fallback extends string = 'en',
> {
  readonly translations: Strings;
  /** Two-letter code or BCP-47 tag; `pt-BR` is served by `pt` where it has no strings of its own. */
  readonly language: string;
  /** Language whose strings stand in for missing ones, and whose keys the compiler knows. */
  readonly fallback?: Fallback;
  /** Told each problem once for the life of the page; nobody is where it is left out. */
  readonly warn?: (message: string) => void;
}

type Warn = (message: string) => void;

/** What each receiver has been told: translators come and go, the page's one warning stays. */
const told = new WeakMap<Warn, Set<string>>();

function warnOnce(warn: Warn, message: string): void {
  const messages = told.get(warn) ?? new Set();
  told.set(warn, messages);
  if (messages.has(message)) return;
  messages.add(message);
  warn(message);
}

/**
 * Makes the function that looks strings up. A missing string is warned of once and comes from the
 * fallback language; where that has none either, the key is returned. A language without
 * dictionary gives an ellipsis. Never throws.
 */
export function createTranslator<
  const Strings extends Translations,
  const Fallback extends string = 'en',
>({
  translations,
  language,
  fallback = 'en' as Fallback,
  warn,
}: TranslatorOptions<Strings, Fallback>): Translate<KeyOf<Strings[Fallback]>> {
  const own = dictionariesOf(translations, language);
  const spare = dictionariesOf(translations, fallback);
  return (key, options = {}) => {
    const report = (message: string) => {
      if (warn && !options.ignoreWarning) warnOnce(warn, message);
    };
    if (own.length === 0) {
      report(`Missing language: ${language}.`);
      return '…';
    }
    const text = lookUp(own, key, language, options);
    if (text !== undefined) return text;
    report(`Missing translation for ${language}:${key}`);
    return lookUp(spare, key, fallback, options) ?? key;
  };
}

function lookUp(
  dictionaries: readonly Dictionary[],
  key: string,
  language: string,
  options: TranslateOptions,
): string | undefined {
  const { count } = options;
  const tag = parseTag(language) ?? 'en';
  const names =
    count === undefined
      ? [key]
      : [`${key}_${new Intl.PluralRules(tag).select(count)}`, `${key}_other`, key];
  for (const dictionary of dictionaries) {
    for (const name of names) {
      const text = findText(dictionary, name);
      if (text !== undefined) return fillPlaceholders(text, tag, options);
    }
  }
  return undefined;
}

function fillPlaceholders(text: string, tag: string, { values, count }: TranslateOptions): string {
  const all: TranslateOptions['values'] = { ...(count !== undefined && { count }), ...values };
  // Servers and browsers differ in the default digits of some languages, Arabic among them; beside
  // code and version numbers Latin ones read best. A tag may still ask: `ar-u-nu-arab`.
  const digits = tag.includes('-nu-') ? {} : { numberingSystem: 'latn' };
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(all, name) ? all[name] : undefined;
    if (typeof value === 'number') return new Intl.NumberFormat(tag, digits).format(value);
    return value ?? placeholder;
  });
}
