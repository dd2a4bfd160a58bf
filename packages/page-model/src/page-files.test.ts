import { expect, test } from 'vitest';
import {
  isListed,
  socialImagePathname,
  markdownPathname,
  type DocProps,
  type PageProps,
} from './index';

const served = {
  ...{ path: '/lamps/desk/', title: 'Desk', description: 'A lamp.' },
  ...{ language: 'ar', written: ['en'] },
};
const doc = (language: string, unlisted?: true): DocProps => ({
  ...served,
  kind: 'doc',
  apiLinks: [],
  page: {
    ...{ path: served.path, title: served.title, description: served.description, language },
    ...{ components: [], headings: [], blocks: [], demos: {}, source: 'page.md' },
    ...(unlisted && { unlisted }),
  },
});
const functions: PageProps = { ...served, kind: 'functions', functions: [] };
const changes: PageProps = { ...served, kind: 'changes', components: [] };
const home: PageProps = { ...served, path: '/', kind: 'home', words: {}, counts: {} };

test.each<[string, PageProps, string | undefined, string]>([
  ['a translated page', doc('ar'), '/ar/lamps/desk.md', '/social/ar/lamps/desk.png'],
  ['a page shown in English', doc('en'), '/lamps/desk.md', '/social/lamps/desk.png'],
  ['an unlisted page', doc('en', true), undefined, '/social/lamps/desk.png'],
  ['the reference', functions, '/lamps/desk.md', '/social/lamps/desk.png'],
  ['a list of changes', changes, undefined, '/social/lamps/desk.png'],
  ['the home page', home, undefined, '/social/index.png'],
])('%s has its files in the language of its text', (_title, page, twin, image) => {
  expect([markdownPathname(page), socialImagePathname(page)]).toEqual([twin, image]);
});

test('every page is listed but one that says otherwise', () => {
  expect([doc('en'), functions, home].every(isListed)).toBe(true);
  expect(isListed(doc('ar', true))).toBe(false);
});
