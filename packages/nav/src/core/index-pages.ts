import { isExternal, pathKey, type PageEntry } from './page-entry';

/** Everything that is derived from a page tree; plain data that survives JSON. */
export interface NavIndex {
  /** Entries by path key. */
  readonly byPath: Readonly<Record<string, PageEntry>>;
  /** Path keys of an entry's groups, outermost first. */
  readonly parents: Readonly<Record<string, readonly string[]>>;
  /** Path keys of the pages in reading order. */
  readonly order: readonly string[];
}

/** Walks a tree once. The first of two entries with one path counts; `validatePages` reports the other. */
export function indexPages(pages: readonly PageEntry[]): NavIndex {
  const byPath: Record<string, PageEntry> = {};
  const parents: Record<string, readonly string[]> = {};
  const order: string[] = [];
  const walk = (entries: readonly PageEntry[], above: readonly string[]) => {
    for (const entry of entries) {
      const key = pathKey(entry.pathname);
      if (above.includes(key)) continue;
      const known = key in byPath;
      if (!known) {
        byPath[key] = entry;
        parents[key] = above;
      }
      if (entry.children) walk(entry.children, [...above, key]);
      else if (!known && !isExternal(entry)) order.push(key);
    }
  };
  walk(pages, []);
  return { byPath, parents, order };
}

/** Paths of all pages, in reading order, as the tree writes them. */
export function toRoutes(index: NavIndex): string[] {
  return index.order.map((key) => index.byPath[key]?.pathname ?? key);
}

/** The entry of a path and its groups, outermost first; an unknown path has neither. */
export function findActive(
  index: NavIndex,
  pathname: string,
): { page?: PageEntry; parents: readonly PageEntry[] } {
  const key = pathKey(pathname);
  const page = index.byPath[key];
  const parents = (index.parents[key] ?? []).flatMap((parent) => index.byPath[parent] ?? []);
  return page ? { page, parents } : { parents };
}

/** The way from the outermost group to the page itself. */
export function breadcrumbs(index: NavIndex, pathname: string): readonly PageEntry[] {
  const { page, parents } = findActive(index, pathname);
  return page ? [...parents, page] : parents;
}

/** The pages before and after a page in reading order. */
export function prevNext(
  index: NavIndex,
  pathname: string,
): { previous?: PageEntry; next?: PageEntry } {
  const place = index.order.indexOf(pathKey(pathname));
  if (place < 0) return {};
  const previous = index.byPath[index.order[place - 1] ?? ''];
  const next = index.byPath[index.order[place + 1] ?? ''];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
