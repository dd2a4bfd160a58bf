import { isExternal, pageIcons, pagePlans, type PageEntry } from './page-entry';
import { isApiTab, pageKey } from './page-key';
import { walkPages } from './walk-pages';

/** One problem of a page tree. */
export interface NavIssue {
  /** Stable name of the kind of problem, such as `nav-duplicate`. */
  readonly code: string;
  /** What is wrong, naming the entry. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  readonly file?: string;
  /** 1-based line in `file`. */
  readonly line?: number;
}

/** What a tree is held against. */
export interface ValidatePagesOptions {
  /** File the tree is written in; each issue names it. */
  readonly file?: string;
  /** Whether there is a page at a path; without it no entry is called dangling. */
  readonly exists?: (pathname: string) => boolean;
}

const isIn = (list: readonly string[], value: string) => list.includes(value);
const oneOf = (list: readonly string[]) => list.map((value) => `'${value}'`).join(', ');

/**
 * Reports every problem of a tree at once: duplicates, cycles, groups without pages, paths that are
 * none, unknown icons and plans, entries that lead nowhere. Never throws.
 */
export function validatePages(
  pages: readonly PageEntry[],
  { file, exists }: ValidatePagesOptions = {},
): NavIssue[] {
  const issues: NavIssue[] = [];
  const seen = new Set<string>();
  const report = (code: string, message: string, hint: string) =>
    issues.push({ code: `nav-${code}`, message, hint, ...(file !== undefined && { file }) });

  walkPages(pages, (entry, parents, cycle) => {
    const { pathname, children, icon, plan } = entry;
    if (cycle) {
      report('cycle', `The group ${pathname} contains itself.`, 'Remove it from its children.');
      return;
    }
    if (typeof pathname !== 'string') {
      const place = parents.at(-1)?.pathname ?? 'the tree';
      const name = entry.title ?? entry.subheader ?? 'without a title';
      report('path', `The entry ${name} in ${place} has no pathname.`, "Add pathname: '/…/'.");
      return;
    }
    if (!isExternal(entry) && !/^\/(?!\/)/.test(pathname)) {
      const rest = pathname.replace(/^(?:[a-z]+:|\.)?\/*/i, '');
      const leaves = /^[a-z]*:?\/\//i.test(pathname);
      report('path', `"${pathname}" is no path.`, `Write "${leaves ? 'https://' : '/'}${rest}".`);
    }
    const key = pageKey(pathname);
    if (seen.has(key) && !isApiTab(pathname)) {
      const hint = children
        ? "Give the group a path of its own, such as '/…-group/'."
        : 'Keep one of the entries.';
      report('duplicate', `Duplicated pathname ${pathname} in pages`, hint);
    }
    seen.add(key);
    if (children?.length === 0) {
      const hint = 'Add a page to its children, or remove the group.';
      report('empty', `The group ${pathname} has no pages.`, hint);
    }
    if (exists && !children && !isExternal(entry) && !exists(pathname)) {
      const hint = 'Write the page, correct the path, or remove the entry.';
      report('dangling', `The entry ${pathname} leads to no page.`, hint);
    }
    if (icon !== undefined && !isIn(pageIcons, icon)) {
      report('icon', `${pathname} has the unknown icon '${icon}'.`, `Use ${oneOf(pageIcons)}.`);
    }
    if (plan !== undefined && !isIn(pagePlans, plan)) {
      report('plan', `${pathname} has the unknown plan '${plan}'.`, `Use ${oneOf(pagePlans)}.`);
    }
  });
  return issues;
}
