import { expect, expectTypeOf, test } from 'vitest';
import {
  definePages,
  isExternal,
  pageIcons,
  type PageEntry,
  type PagePathname,
} from './page-entry';

test('[B1] an entry carries every field of the specification, and definePages changes none', () => {
  const entry: Required<PageEntry> = {
    pathname: '/material-ui/react-button/',
    title: 'Button',
    subheader: 'Inputs',
    children: [],
    icon: 'reader',
    plan: 'pro',
    newFeature: true,
    planned: true,
    unstable: true,
    beta: true,
    legacy: true,
    deprecated: true,
    linkProps: { 'data-ga-event-category': 'nav' },
  };
  const pages = [entry] as const;
  expect(definePages(pages)).toBe(pages);
});

test('[A14] the navigation has five icons', () => {
  expect(pageIcons).toEqual(['reader', 'book', 'description', 'visibility', 'web']);
});

test('the compiler knows the pathnames of a tree and refuses fields that no entry has', () => {
  const pages = definePages([
    { pathname: '/start/', newFeature: true },
    { pathname: '/group/', children: [{ pathname: '/group/one/' }] },
  ]);
  expectTypeOf<PagePathname<typeof pages>>().toEqualTypeOf<'/start/' | '/group/' | '/group/one/'>();
  expectTypeOf(pages).toExtend<readonly PageEntry[]>();
  const anyTree: readonly PageEntry[] = pages;
  const joined = definePages([...anyTree, { pathname: '/c/' }]);
  expectTypeOf(joined).toEqualTypeOf<readonly PageEntry[]>();
  // @ts-expect-error an entry has a pathname
  definePages([{ title: 'Start' }]);
  // @ts-expect-error no such flag
  definePages([{ pathname: '/start/', newFeatures: true }]);
  // @ts-expect-error nor inside a group
  definePages([{ pathname: '/a/', children: [{ pathname: '/b/', newFeatures: true }] }]);
});

test('a tree read from JSON, whose strings are no literals, is a tree too', () => {
  const text: string = 'web';
  expectTypeOf({ pathname: text, icon: text, plan: text }).toExtend<PageEntry>();
});

test.each([
  ['https://mui.com/store/', true],
  ['/https://mui.com/', false],
  ['http://mui.com/', false],
  ['javascript:alert(1)', false],
])('%s leads out of the site: %s', (pathname, external) => {
  expect(isExternal({ pathname })).toBe(external);
});
