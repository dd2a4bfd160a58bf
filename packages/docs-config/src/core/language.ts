import type { Dictionary, Translations } from './dictionary';

/** Scripts that are written from right to left and have languages of today. */
const RTL_SCRIPTS = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The canonical form of a BCP-47 tag; undefined where the text is none. */
export function parseTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // The only way that Intl has to say that a tag is none.
    return undefined;
  }
}

/**
 * Direction of a language's script; left to right for a text that is no tag.
 *
 * @param tag BCP-47, such as `ar` or `az-Arab`
 */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const script = new Intl.Locale(parseTag(tag) ?? 'en').maximize().script;
  return script !== undefined && RTL_SCRIPTS.includes(script) ? 'rtl' : 'ltr';
}

/**
 * The dictionaries that serve a language, the closest first: `pt-BR` is served by `pt-BR`, then by
 * `pt` (the lookup of RFC 4647, section 3.4).
 */
export function dictionariesOf(translations: Translations, language: string): Dictionary[] {
  const parts = language.split('-');
  return parts.flatMap((_, cut) => {
    const tag = parts.slice(0, parts.length - cut).join('-');
    const dictionary = Object.hasOwn(translations, tag) ? translations[tag] : undefined;
    return dictionary ? [dictionary] : [];
  });
}
