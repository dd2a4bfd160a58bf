import type { NavIndex } from './index-pages';
import type { PageEntry } from './page-entry';
import { entryKey, pageKey, tabOwner } from './page-key';

/** An entry and the groups around it, outermost first. */
export interface ActivePage {
  readonly page?: PageEntry;
  readonly parents: readonly PageEntry[];
}

function findKey(index: NavIndex, pathname: string): string | undefined {
  const key = pageKey(pathname);
  const candidates = [entryKey(pathname), key, tabOwner(key)];
  return candidates.find((candidate) => Object.hasOwn(index.byPath, candidate));
}

/**
 * The entry of a path and its groups; an unknown path has neither. An API tab without an entry of
 * its own belongs to its component's page.
 *
 * @param index made by `indexPages`
 * @param pathname as in the address bar: language, query, hash and trailing slash may be there
 */
export function findActive(index: NavIndex, pathname: string): ActivePage {
  const key = findKey(index, pathname);
  const page = key === undefined ? undefined : index.byPath[key];
  if (key === undefined || !page) return { parents: [] };
  return { page, parents: (index.parents[key] ?? []).flatMap((at) => index.byPath[at] ?? []) };
}

/**
 * The way from the outermost group to the page itself; empty for an unknown path.
 *
 * @param index made by `indexPages`
 * @param pathname as in the address bar
 */
export function breadcrumbs(index: NavIndex, pathname: string): readonly PageEntry[] {
  const { page, parents } = findActive(index, pathname);
  return page ? [...parents, page] : [];
}

/**
 * The pages before and after a page in reading order; links that leave the site are passed over.
 *
 * @param index made by `indexPages` from the tree of an area, whose ends it does not leave
 * @param pathname as in the address bar; groups and unknown paths have no neighbours
 */
export function prevNext(
  index: NavIndex,
  pathname: string,
): { previous?: PageEntry; next?: PageEntry } {
  const own = pageKey(pathname);
  const place = index.order.indexOf(index.order.includes(own) ? own : tabOwner(own));
  if (place < 0) return {};
  const [previous, next] = [place - 1, place + 1].map((at) => index.byPath[index.order[at] ?? '']);
  return { ...(previous && { previous }), ...(next && { next }) };
}

/**
 * Paths of all pages in reading order, as the tree writes them, without query and hash.
 *
 * @param index made by `indexPages`
 */
export function toRoutes(index: NavIndex): string[] {
  return index.order.map((key) => (index.byPath[key]?.pathname ?? key).replace(/[?#].*$/s, ''));
}
