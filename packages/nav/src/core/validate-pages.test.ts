import { expect, test } from 'vitest';
import type { PageEntry } from './page-entry';
import { validatePages } from './validate-pages';

const messages = (pages: readonly PageEntry[]) =>
  validatePages(pages).map(({ message }) => message);

test('a sound tree has no issues', () => {
  const children: PageEntry[] = [{ pathname: '/a/', icon: 'web', plan: 'premium' }];
  const pages = [{ pathname: '/g/', children }, { pathname: '/' }, { pathname: 'https://a.b/' }];
  expect(validatePages(pages, { exists: () => true, file: 'nav.ts' })).toEqual([]);
});

test.each([
  ['twice', [{ pathname: '/a/' }, { pathname: '/a/' }]],
  ['with and without a slash', [{ pathname: '/a' }, { pathname: '/a/' }]],
  ['with another hash', [{ pathname: '/a/#b' }, { pathname: '/a/' }]],
  ['far apart', [{ pathname: '/g/', children: [{ pathname: '/a/' }] }, { pathname: '/a/' }]],
  ['as group and page', [{ pathname: '/a/', children: [{ pathname: '/a/' }] }]],
])('[D1] a path that stands in the tree %s is a duplicate', (_, pages: PageEntry[]) => {
  expect(messages(pages)).toEqual(['Duplicated pathname /a/ in pages']);
});

test('[D1] a link out of the site is a duplicate only when all of it is the same', () => {
  const link = { pathname: 'https://a.b/?c' };
  expect(messages([link, { pathname: 'https://a.b/' }])).toEqual([]);
  expect(messages([link, { ...link }])).toEqual(['Duplicated pathname https://a.b/?c in pages']);
});

test.each(['components-api', 'hooks-api', 'api'])('[D1] an API tab is no duplicate: %s', (tab) => {
  const page = { pathname: '/x/react-data-grid/' };
  const first = { pathname: `/x/react-data-grid/${tab}/#grid` };
  const second = { pathname: `/x/react-data-grid/${tab}/#row` };
  expect(messages([page, first, second])).toEqual([]);
});

test.each(['/x/api/', '/x/api/data-grid/', '/x/react-data-grid/apis/', '/x/react-data-grid/'])(
  '[D1] what is no API tab is a duplicate: %s',
  (pathname) => {
    expect(messages([{ pathname }, { pathname }])).toEqual([
      `Duplicated pathname ${pathname} in pages`,
    ]);
  },
);

test('every problem is reported at once, each with its cure', () => {
  const cycle: { pathname: string; children: PageEntry[] } = { pathname: '/c/', children: [] };
  cycle.children.push({ pathname: '/c/d/', children: [cycle] });
  const bad: readonly PageEntry[] = [
    cycle,
    { pathname: '/e/', children: [] },
    { pathname: '/e/' },
    { pathname: '/c/', children: [{ pathname: 'guide/start/' }] },
    { pathname: 'http://a.b/' },
    { pathname: '//a.b/' },
    { pathname: '/f/', icon: 'wave', plan: 'free' },
    { title: 'Nameless' } as PageEntry,
    { pathname: '/gone/' },
  ];
  const exists = (pathname: string) => pathname !== '/gone/';
  const issues = validatePages(bad, { file: 'apps/x/nav.ts', exists });
  expect(new Set(issues.map(({ file }) => file))).toEqual(new Set(['apps/x/nav.ts']));
  const lines = issues.map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "nav-cycle: The group /c/ contains itself. Remove it from its children.
    nav-empty: The group /e/ has no pages. Add a page to its children, or remove the group.
    nav-duplicate: Duplicated pathname /e/ in pages Keep one of the entries.
    nav-duplicate: Duplicated pathname /c/ in pages Give the group a path of its own, such as '/…-group/'.
    nav-path: "guide/start/" is no path. Write "/guide/start/".
    nav-path: "http://a.b/" is no path. Write "https://a.b/".
    nav-path: "//a.b/" is no path. Write "https://a.b/".
    nav-icon: /f/ has the unknown icon 'wave'. Use 'reader', 'book', 'description', 'visibility', 'web'.
    nav-plan: /f/ has the unknown plan 'free'. Use 'pro', 'premium'.
    nav-path: The entry Nameless in the tree has no pathname. Add pathname: '/…/'.
    nav-dangling: The entry /gone/ leads to no page. Write the page, correct the path, or remove the entry."
  `);
});

test('a tree without an options argument names no file', () => {
  expect(validatePages([{ pathname: '/a/', children: [] }])[0]).not.toHaveProperty('file');
});
