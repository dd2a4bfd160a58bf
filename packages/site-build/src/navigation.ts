import type { Issue } from '@lectern/page-model';
import {
  indexPages,
  titleFromPathname,
  toRoutes,
  validatePages,
  type PageEntry,
} from '@lectern/nav/core';
import { changesPages } from './changes';
import type { AreaContent } from './content';
import { referencePages, type ReferencePage } from './reference';
import type { AreaSources } from './sources';

/** The tree as the reader sees it: API pages filled in, every leaf with its page's title. */
export function completeNav(area: AreaSources, content: AreaContent): readonly PageEntry[] {
  const reference = referencePages(area);
  const complete = (entry: PageEntry): PageEntry => {
    const listed = reference.filter(({ library }) => library.library.group === entry.pathname);
    if (listed.length > 0) return { ...entry, children: listed.sort(byTitle).map(apiEntry) };
    if (entry.children) return { ...entry, children: entry.children.map(complete) };
    const title = entry.title ?? content.pages.get(withSlash(entry.pathname))?.page.title;
    return title === undefined ? entry : { ...entry, title };
  };
  return area.nav.map(complete);
}

/** Components and interfaces by name, then the lists of hooks and functions. */
function byTitle(a: ReferencePage, b: ReferencePage): number {
  const isList = ({ content }: ReferencePage) => Number('functions' in content);
  return isList(a) - isList(b) || (a.title < b.title ? -1 : 1);
}

function apiEntry({ path, title, deprecated }: ReferencePage): PageEntry {
  return { pathname: path, title, ...(deprecated && { deprecated }) };
}

/** Holds the tree against the content: each page has one entry, each entry one page. */
export function checkNav(
  area: AreaSources,
  nav: readonly PageEntry[],
  content: AreaContent,
): Issue[] {
  const inNav = (issue: Issue): Issue => {
    const line = navLine(area.navText, issue.message);
    return { ...issue, file: area.navFile, ...(line !== undefined && { line }) };
  };
  const issues: Issue[] = validatePages(nav).map(inNav);
  const listed = new Set(toRoutes(indexPages(nav)).map(withSlash));
  const known = new Set([
    ...content.pages.keys(),
    ...referencePages(area).map(({ path }) => path),
    ...changesPages(area, 'en').map(({ path }) => path),
    ...area.ownPages.map(({ path }) => path),
  ]);
  for (const { page } of content.pages.values()) {
    if (page.unlisted || listed.has(page.path)) continue;
    issues.push({
      code: 'nav-missing',
      message: `The page ${page.path} has no entry in the navigation.`,
      hint: `Add { pathname: '${page.path}' } to ${area.navFile}.`,
      file: page.source,
      line: 1,
    });
  }
  for (const { path } of changesPages(area, 'en')) {
    if (listed.has(path)) continue;
    issues.push({
      code: 'nav-missing',
      message: `The page ${path}, which the recorded history makes, has no entry in the navigation.`,
      hint: `Add { pathname: '${path}' } to ${area.navFile}.`,
      file: area.navFile,
    });
  }
  for (const path of listed) {
    if (known.has(path)) continue;
    const folder = path.slice(area.config.prefix.length);
    issues.push(
      inNav({
        code: 'nav-dangling',
        message: `The navigation lists ${path}, which has no page.`,
        hint: `Create ${area.contentDirectory}/${folder}page.md, or remove the entry.`,
      }),
    );
  }
  return issues;
}

/** 1-based line of `nav.ts` that a message speaks of: the last one with a pathname it names. */
function navLine(text: string, message: string): number | undefined {
  const words = new Set(message.split(/[\s,]+/));
  const place = text
    .split('\n')
    .findLastIndex((line) =>
      [...line.matchAll(/['"`](\/[^'"`]*)['"`]/g)].some(([, path = '']) => words.has(path)),
    );
  return place < 0 ? undefined : place + 1;
}

/** A path with the slash that every URL of the site ends in. */
export function withSlash(pathname: string): string {
  return pathname.endsWith('/') || pathname.includes('#') ? pathname : `${pathname}/`;
}

/** The navigation as each page's script carries it: without the titles that a path tells by itself. */
export function leanNav(entries: readonly PageEntry[]): readonly PageEntry[] {
  return entries.map(({ title, ...entry }) => ({
    ...entry,
    ...(title !== undefined && title !== titleFromPathname(entry.pathname) && { title }),
    ...(entry.children && { children: leanNav(entry.children) }),
  }));
}
