import { isExternal, pathKey, type PageEntry } from './page-entry';

/** One problem of a page tree. */
export interface NavIssue {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/**
 * Reports every problem of a tree at once: duplicates, cycles, groups without pages, paths that are
 * none. A tab page (the last segment of its path differs, its siblings share the rest) is a page of
 * its own and no duplicate.
 */
export function validatePages(pages: readonly PageEntry[]): NavIssue[] {
  const issues: NavIssue[] = [];
  const seen = new Set<string>();
  const walk = (entries: readonly PageEntry[], above: readonly PageEntry[]) => {
    for (const entry of entries) {
      if (above.includes(entry)) {
        issues.push({
          code: 'nav-cycle',
          message: `The group ${entry.pathname} contains itself.`,
          hint: 'Remove it from its own children.',
        });
        continue;
      }
      if (!isExternal(entry) && !entry.pathname.startsWith('/')) {
        issues.push({
          code: 'nav-path',
          message: `"${entry.pathname}" is no path.`,
          hint: `Write "/${entry.pathname.replace(/^\.?\/*/, '')}", or a URL with https://.`,
        });
      }
      const key = pathKey(entry.pathname);
      if (seen.has(key)) {
        issues.push({
          code: 'nav-duplicate',
          message: `Duplicated pathname ${entry.pathname} in pages`,
          hint: 'Keep one of the entries.',
        });
      }
      seen.add(key);
      if (entry.children?.length === 0) {
        issues.push({
          code: 'nav-empty',
          message: `The group ${entry.pathname} has no pages.`,
          hint: 'Add a page to its children, or remove the group.',
        });
      }
      walk(entry.children ?? [], [...above, entry]);
    }
  };
  walk(pages, []);
  return issues;
}
