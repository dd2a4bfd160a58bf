import type { PageEntry } from './page-entry';

/** Called for each entry with its groups, outermost first. */
export type VisitPage = (
  entry: PageEntry,
  parents: readonly PageEntry[],
  /** The entry is one of its own groups; it is not entered again. */
  cycle: boolean,
) => void;

/** The one walk over a page tree: every entry, groups before their pages, in reading order. */
export function walkPages(
  pages: readonly PageEntry[],
  visit: VisitPage,
  parents: readonly PageEntry[] = [],
): void {
  for (const entry of pages) {
    const cycle = parents.includes(entry);
    visit(entry, parents, cycle);
    if (entry.children && !cycle) walkPages(entry.children, visit, [...parents, entry]);
  }
}
