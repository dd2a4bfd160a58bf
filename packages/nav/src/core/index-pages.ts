import { isExternal, type PageEntry } from './page-entry';
import { entryKey, pageKey } from './page-key';
import { walkPages } from './walk-pages';

/** Everything that is derived from a page tree; plain data that survives JSON. */
export interface NavIndex {
  /** Entries by key: the canonical path, or the URL of a link that leaves the site. */
  readonly byPath: Readonly<Record<string, PageEntry>>;
  /** Keys of an entry's groups, outermost first. */
  readonly parents: Readonly<Record<string, readonly string[]>>;
  /** Keys of the pages in reading order. */
  readonly order: readonly string[];
}

/**
 * Walks a tree once. Of two entries with one path a page counts before a group, and the first
 * before the second; `validatePages` reports the other.
 *
 * @param pages the tree of an area; one with a cycle is followed until it repeats
 */
export function indexPages(pages: readonly PageEntry[]): NavIndex {
  const byPath: Record<string, PageEntry> = {};
  const parents: Record<string, readonly string[]> = {};
  const order = new Set<string>();
  walkPages(pages, (entry, groups, cycle) => {
    if (cycle || typeof entry.pathname !== 'string') return;
    const key = pageKey(entry.pathname);
    for (const each of new Set([key, entryKey(entry.pathname)])) {
      const known = byPath[each];
      if (known && (entry.children || !known.children)) continue;
      byPath[each] = entry;
      parents[each] = groups.map(({ pathname }) => pageKey(pathname));
    }
    if (!entry.children && !isExternal(entry)) order.add(key);
  });
  return { byPath, parents, order: [...order] };
}
