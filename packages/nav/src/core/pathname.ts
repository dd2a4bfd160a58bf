/** Two-letter languages that a path may start with, where the caller names none. */
export const knownLanguages: readonly string[] = [
  'ar',
  'de',
  'es',
  'fr',
  'ja',
  'ko',
  'pt',
  'ru',
  'zh',
];

/**
 * Splits the language from a path. Only a whole first segment that names a known language counts;
 * everything else is English, `/en/` too, because English has no prefix.
 *
 * @param pathname such as `/zh/material-ui/react-button/`
 * @param languages two-letter codes the site is served in
 */
export function localeFromPathname(
  pathname: string,
  languages: readonly string[] = knownLanguages,
): { language: string; pathname: string } {
  // What follows must not start with two slashes: as a link it would lead to another host.
  const [, code, rest = ''] = /^\/([a-z]{2})((?![^/?#]|\/\/).*)$/s.exec(pathname) ?? [];
  if (!code || code === 'en' || !languages.includes(code)) return { language: 'en', pathname };
  return { language: code, pathname: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * The form of a path that stands for the page: no language, query, hash or trailing slash, and
 * `/api-docs` for a leading `/api`. The root stays `/`.
 *
 * @param pathname as in the address bar, such as `/zh/api/button/#props`
 */
export function canonicalPathname(pathname: string): string {
  const { pathname: own } = localeFromPathname(pathname.replace(/[?#].*$/s, ''));
  // Cut by hand: /\/+$/ takes quadratic time on a path of many slashes.
  let end = own.length;
  while (own[end - 1] === '/') end -= 1;
  return own.slice(0, end).replace(/^\/api(?=\/|$)/, '/api-docs') || '/';
}
