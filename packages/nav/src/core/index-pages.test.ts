import { expect, test } from 'vitest';
import { indexPages } from './index-pages';
import { breadcrumbs, findActive, prevNext, toRoutes } from './lookup';
import { definePages, type PageEntry } from './page-entry';

const pages = definePages([
  { pathname: '/lib/start-group/', title: 'Start', children: [{ pathname: '/lib/start/' }] },
  {
    pathname: '/lib/react-',
    title: 'Components',
    children: [
      {
        pathname: '/lib/components/inputs/',
        subheader: 'Inputs',
        children: [
          { pathname: '/lib/react-button/', newFeature: true, plan: 'pro' },
          { pathname: '/lib/react-tabs/', beta: true },
        ],
      },
      { pathname: 'https://store.example/?from=nav', title: 'Store' },
      { pathname: 'https://store.example/?from=docs', title: 'More' },
    ],
  },
  {
    pathname: '/lib/component-apis/',
    children: [
      { pathname: '/lib/react-tabs/components-api/#tab', title: 'Tab' },
      { pathname: '/lib/react-tabs/components-api/#tabs-list', title: 'TabsList' },
    ],
  },
  { pathname: '/lib/theming' },
]);
const index = indexPages(pages);
const names = (entries: readonly PageEntry[]) => entries.map(({ pathname }) => pathname);

test('the routes are the pages in reading order: no groups, no links out, each tab once', () => {
  expect(toRoutes(index)).toEqual([
    '/lib/start/',
    '/lib/react-button/',
    '/lib/react-tabs/',
    '/lib/react-tabs/components-api/',
    '/lib/theming',
  ]);
});

test.each([
  ['/lib/react-button/', ['/lib/react-', '/lib/components/inputs/']],
  ['/lib/react-button', ['/lib/react-', '/lib/components/inputs/']],
  ['/ar/lib/react-button/?q=1#props', ['/lib/react-', '/lib/components/inputs/']],
  ['/lib/theming/', []],
  ['/lib/components/inputs/', ['/lib/react-']],
  ['/lib/react-tabs/components-api/', ['/lib/component-apis/']],
  ['/lib/react-button/components-api/', ['/lib/react-', '/lib/components/inputs/']],
  ['/lib/react-button/hooks-api/#x', ['/lib/react-', '/lib/components/inputs/']],
  ['/lib/react-button/api', ['/lib/react-', '/lib/components/inputs/']],
])('%s is found below its groups', (pathname, parents) => {
  const active = findActive(index, pathname);
  expect(names(active.parents)).toEqual(parents);
  expect(breadcrumbs(index, pathname)).toEqual([...active.parents, active.page]);
});

test('of the entries of one API tab the hash chooses, else the first', () => {
  const title = (hash: string) =>
    findActive(index, `/lib/react-tabs/components-api/${hash}`).page?.title;
  expect([title('#tabs-list'), title('#tab'), title(''), title('#other')]).toEqual([
    'TabsList',
    'Tab',
    'Tab',
    'Tab',
  ]);
});

test.each(['/lib/none/', '/', '', 'constructor', '__proto__', '/toString'])(
  'a path that the tree does not know has no entry, trail or neighbours: "%s"',
  (pathname) => {
    expect(findActive(index, pathname)).toEqual({ parents: [] });
    expect(breadcrumbs(index, pathname)).toEqual([]);
    expect(prevNext(index, pathname)).toEqual({});
  },
);

test('[A8] flags and plan come back as they were written', () => {
  expect(findActive(index, '/lib/react-button/').page).toEqual({
    pathname: '/lib/react-button/',
    newFeature: true,
    plan: 'pro',
  });
});

test('links that leave the site are told apart by their query', () => {
  expect(findActive(index, 'https://store.example/?from=docs').page?.title).toBe('More');
});

test('the page before the next one is the page itself, from one end to the other', () => {
  const routes = toRoutes(index);
  expect(prevNext(index, routes[0] ?? '').previous).toBeUndefined();
  expect(prevNext(index, routes.at(-1) ?? '').next).toBeUndefined();
  for (const [place, route] of routes.slice(0, -1).entries()) {
    const { next } = prevNext(index, route);
    expect(next?.pathname.replace(/#.*/, '')).toBe(routes[place + 1]);
    expect(prevNext(index, next?.pathname ?? '').previous?.pathname).toContain(route);
  }
});

test('an unlisted API tab has the neighbours of its page, a group has none', () => {
  expect(prevNext(index, '/lib/react-button/api/')).toEqual(prevNext(index, '/lib/react-button/'));
  expect(prevNext(index, '/lib/components/inputs/')).toEqual({});
});

test('the index is data: it survives JSON and answers the same', () => {
  const revived = JSON.parse(JSON.stringify(index)) as typeof index;
  expect(revived).toEqual(index);
  expect(breadcrumbs(revived, '/lib/react-tabs/')).toEqual(breadcrumbs(index, '/lib/react-tabs/'));
});

test('bad trees are indexed as far as they make sense', () => {
  const group: { pathname: string; children: PageEntry[] } = { pathname: '/a/', children: [] };
  group.children.push({ pathname: '/a/', title: 'page' }, { pathname: '/b/', title: 'first' });
  group.children.push(group, { pathname: '/b', title: 'second' }, {} as PageEntry);
  const bad = indexPages([group]);
  expect(toRoutes(bad)).toEqual(['/a/', '/b/']);
  expect(findActive(bad, '/a/').page?.title).toBe('page');
  expect(findActive(bad, '/b/').page?.title).toBe('first');
  expect(toRoutes(indexPages([]))).toEqual([]);
});
