/**
 * The offline page in the language of an address.
 *
 * @param pathname that can't be had
 * @param pages paths of the offline page in every language, such as `/ar/offline/`; the first one
 *   has no language before it and stands in where the address names none
 */
export function offlinePageFor(pathname: string, pages: readonly [string, ...string[]]): string {
  const [fallback, ...translated] = pages;
  const prefixOf = (page: string) => page.slice(0, -fallback.length);
  return translated.find((page) => pathname.startsWith(`${prefixOf(page)}/`)) ?? fallback;
}
