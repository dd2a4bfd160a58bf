/**
 * Strings of one language by key. Plural forms carry a category behind an underscore
 * (`lines_one`); a key with dots leads into nested lists (`menu.open`).
 */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** Dictionaries by language: a two-letter code or a longer BCP-47 tag. */
export type Translations = Readonly<Record<string, Dictionary>>;

type Path<Strings> = {
  [Key in keyof Strings & string]: Strings[Key] extends string
    ? Key
    : `${Key}.${Path<Strings[Key]>}`;
}[keyof Strings & string];

/** Without the category of a plural form: `lines_one` and `lines_other` are both `lines`. */
type Stem<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;

/** What a translator may be asked for, given the type of its English dictionary. */
export type KeyOf<Strings> = string extends keyof Strings
  ? string
  : Extract<Stem<Path<Strings>>, string>;

/** The string of a key; undefined where there is none, or something that is no text. */
export function findText(dictionary: Dictionary, key: string): string | undefined {
  const own = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
  if (own !== undefined) return typeof own === 'string' ? own : undefined;
  const dot = key.indexOf('.');
  const name = key.slice(0, dot);
  const inner = dot > 0 && Object.hasOwn(dictionary, name) ? dictionary[name] : undefined;
  return inner && typeof inner === 'object' ? findText(inner, key.slice(dot + 1)) : undefined;
}

/** All strings of a dictionary on one level, nested ones by their path with dots. */
export function flattenDictionary(dictionary: Dictionary, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flattenDictionary(value, `${prefix}${key}.`)],
    ),
  );
}
