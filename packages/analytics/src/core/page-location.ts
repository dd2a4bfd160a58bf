const PARTS = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)/i;

/**
 * An address without its language prefix, query and hash.
 *
 * @param languages codes with a prefix; a first segment that is none of them stays
 */
export function pageLocation(href: string, languages: readonly string[]): string {
  const [, origin = '', pathname = ''] = PARTS.exec(href) ?? [];
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  return origin + (languages.includes(first) ? rest || '/' : pathname || '/');
}
