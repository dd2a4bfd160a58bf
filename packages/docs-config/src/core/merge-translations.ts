import type { Dictionary, Translations } from './dictionary';

/** The strings of both, by language. */
export type MergedTranslations<Base, Extra> = {
  readonly [Language in keyof Base | keyof Extra]: (Language extends keyof Base
    ? Base[Language]
    : unknown) &
    (Language extends keyof Extra ? Extra[Language] : unknown);
};

/**
 * Lays a site's own strings over others, key by key in each language; the second one wins. Neither
 * is changed.
 *
 * @param base such as the `translations` of this package
 * @param extra strings of the site: other words for some keys, keys or languages of its own
 */
export function mergeTranslations<Base extends Translations, Extra extends Translations>(
  base: Base,
  extra: Extra,
): MergedTranslations<Base, Extra> {
  return merge(base, extra) as MergedTranslations<Base, Extra>;
}

function merge(base: Dictionary, extra: Dictionary): Dictionary {
  const merged = Object.entries(extra).map(([key, value]) => {
    const below = Object.hasOwn(base, key) ? base[key] : undefined;
    const both = typeof below === 'object' && typeof value === 'object';
    return [key, both ? merge(below, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(merged) };
}
