/** A flat list of strings; plural forms carry a category behind an underscore (`lines_one`). */
export type Dictionary = Readonly<Record<string, string>>;

/** Dictionaries by language code. */
export type Translations = Readonly<Record<string, Dictionary>>;

/** How one string is asked for. */
export interface TranslateOptions {
  /** Values of the `{placeholders}`. */
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

export interface TranslatorOptions {
  readonly translations: Translations;
  readonly language: string;
  /** Language whose strings stand in for missing ones. */
  readonly fallback?: string;
  /** Receives each warning once for the life of the page. */
  readonly warn?: (message: string) => void;
}

const warned = new Set<string>();

/**
 * Makes the function that looks strings up. A missing string is warned of once and comes from the
 * fallback language; without one the key itself is returned. A language without a dictionary gives
 * an ellipsis.
 */
export function createTranslator<Key extends string = string>({
  translations,
  language,
  fallback = 'en',
  warn = () => undefined,
}: TranslatorOptions): Translate<Key> {
  const warnOnce = (message: string) => {
    if (warned.has(message)) return;
    warned.add(message);
    warn(message);
  };
  return (key, options = {}) => {
    const own = dictionaryOf(translations, language);
    if (!own) {
      if (!options.ignoreWarning) warnOnce(`Missing language: ${language}.`);
      return '…';
    }
    const text = lookUp(own, key, language, options.count);
    if (text !== undefined) return fill(text, language, options);
    if (!options.ignoreWarning) warnOnce(`Missing translation for ${language}:${key}`);
    const spare = dictionaryOf(translations, fallback);
    const english = spare && lookUp(spare, key, fallback, options.count);
    return english === undefined ? key : fill(english, fallback, options);
  };
}

function dictionaryOf(translations: Translations, language: string): Dictionary | undefined {
  return Object.hasOwn(translations, language) ? translations[language] : undefined;
}

function lookUp(
  dictionary: Dictionary,
  key: string,
  language: string,
  count?: number,
): string | undefined {
  const at = (name: string) => (Object.hasOwn(dictionary, name) ? dictionary[name] : undefined);
  if (count === undefined) return at(key);
  const category = new Intl.PluralRules(language).select(count);
  return at(`${key}_${category}`) ?? at(`${key}_other`) ?? at(key);
}

function fill(text: string, language: string, { values = {}, count }: TranslateOptions): string {
  const all: Readonly<Record<string, string | number>> =
    count === undefined ? values : { count, ...values };
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(all, name) ? all[name] : undefined;
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  });
}
