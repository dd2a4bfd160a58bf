import type { ApiModel, Issue } from '@lectern/page-model';
import { indexPages, toRoutes, validatePages, type PageEntry } from '@lectern/nav/core';
import { apiPathname } from './api';
import { changesPages } from './changes';
import type { AreaContent } from './content';
import type { AreaSources } from './sources';

/** The tree as the reader sees it: API pages filled in, every leaf with its page's title. */
export function completeNav(area: AreaSources, content: AreaContent): readonly PageEntry[] {
  const group = area.config.api?.group;
  const complete = (entry: PageEntry): PageEntry => {
    if (group !== undefined && entry.pathname === group) {
      return { ...entry, children: area.api.map((model) => apiEntry(area.config.prefix, model)) };
    }
    if (entry.children) return { ...entry, children: entry.children.map(complete) };
    const title = entry.title ?? content.pages.get(withSlash(entry.pathname))?.page.title;
    return title === undefined ? entry : { ...entry, title };
  };
  return area.nav.map(complete);
}

function apiEntry(prefix: string, model: ApiModel): PageEntry {
  const deprecated = model.deprecated === undefined ? {} : { deprecated: true };
  return { pathname: apiPathname(prefix, model.name), title: model.name, ...deprecated };
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
    ...area.api.map((model) => apiPathname(area.config.prefix, model.name)),
    ...changesPages(area, 'en').map(({ path }) => path),
    ...area.ownPages.map(({ path }) => path),
  ]);
  for (const { page } of content.pages.values()) {
    if (listed.has(page.path)) continue;
    issues.push({
      code: 'nav-missing',
      message: `The page ${page.path} has no entry in the navigation.`,
      hint: `Add { pathname: '${page.path}' } to ${area.navFile}.`,
      file: page.source,
      line: 1,
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
