import type { Translations } from './translator';

/** Lays a site's own strings over others, language by language; the later one wins. */
export function mergeTranslations(base: Translations, extra: Translations): Translations {
  const languages = new Set([...Object.keys(base), ...Object.keys(extra)]);
  return Object.fromEntries(
    [...languages].map((language) => [language, { ...base[language], ...extra[language] }]),
  );
}
