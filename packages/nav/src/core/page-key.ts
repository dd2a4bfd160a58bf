import { isExternal } from './page-entry';
import { canonicalPathname } from './pathname';

/**
 * The form in which paths are compared and stored: canonical for pages, unchanged for links that
 * leave the site, where query and hash may be all that differs.
 */
export function pageKey(pathname: string): string {
  return isExternal({ pathname }) ? pathname : canonicalPathname(pathname);
}

/** As `pageKey`, with the hash: an API tab has an entry for each component on it. */
export function entryKey(pathname: string): string {
  const hash = isExternal({ pathname }) ? '' : (/#.+$/s.exec(pathname)?.[0] ?? '');
  return pageKey(pathname) + hash;
}

const API_TAB = /(\/react-[^/]+)\/(?:components-|hooks-)?api$/;

/**
 * Whether a path is an API tab of a component page: `api`, `components-api` or `hooks-api` below
 * `react-…`. Several entries may name one tab, so it is never a duplicate.
 */
export function isApiTab(pathname: string): boolean {
  return API_TAB.test(pageKey(pathname));
}

/** Key of the page that an API tab belongs to; any other key stays. */
export function tabOwner(key: string): string {
  return key.replace(API_TAB, '$1');
}
