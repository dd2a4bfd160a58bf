import { describe, expect, test } from 'vitest';
import type { SearchEntry } from './packed-index';
import { groupByArea } from './group-by-area';
import { prepareIndex, searchIndex } from './search-index';

const part = (
  kind: SearchEntry['kind'],
  page: string,
  path: string,
  title: string,
  anchor: string,
): SearchEntry => ({
  kind,
  title,
  href: `${path}#${anchor}`,
  area: path.split('/')[1] ?? '',
  page,
});
const page = (kind: 'page' | 'api', path: string, title: string): SearchEntry => ({
  kind,
  title,
  href: path,
  area: path.split('/')[1] ?? '',
});
const entries: readonly SearchEntry[] = [
  page('page', '/joy/button/', 'Button'),
  part('heading', 'Button', '/joy/button/', 'Sizes', 'sizes'),
  page('page', '/lib/button/', 'Button'),
  part('heading', 'Button', '/lib/button/', 'While it is loading', 'loading'),
  part('demo', 'Button', '/lib/button/', 'Save and discard', 'demo-Save'),
  page('page', '/lib/button-group/', 'Button Group'),
  page('page', '/lib/toggle/', 'Toggle Button'),
  page('page', '/lib/sx/', 'The sx prop'),
  page('page', '/lib/zh/', '按钮组'),
  page('page', '/lib/ar/', 'قائمة أزرار'),
  page('api', '/lib/api/button/', 'Button API'),
  part('prop', 'Button API', '/lib/api/button/', 'fullWidth', 'prop-fullWidth'),
  part('prop', 'Button API', '/lib/api/button/', 'variant', 'prop-variant'),
  page('api', '/lib/api/snackbar/', 'Snackbar API'),
  part('prop', 'Snackbar API', '/lib/api/snackbar/', 'autoHideDuration', 'prop-autoHideDuration'),
  part('prop', 'Snackbar API', '/lib/api/snackbar/', 'sx', 'prop-sx'),
];
const index = prepareIndex(entries, { toast: ['Snackbar'] });
const find = (query: string, area = 'lib') =>
  searchIndex(index, { query, area }).map(({ href }) => href);

describe('searchIndex', () => {
  test('pages come before the reference, the exact title before its beginning, before its words', () => {
    expect(find('button').slice(0, 5)).toEqual([
      '/lib/button/',
      '/lib/api/button/',
      '/joy/button/',
      '/lib/button-group/',
      '/lib/toggle/',
    ]);
  });

  test.each<[string, string, string]>([
    ['words may stand in any order', 'group button', '/lib/button-group/'],
    ['one word may be written as two', 'tog gle', '/lib/toggle/'],
    ['two words may be written as one', 'togglebutton', '/lib/toggle/'],
    [
      'a part is found by its own words and its page’s',
      'button vari',
      '/lib/api/button/#prop-variant',
    ],
    ['a word inside camel case counts as a word', 'width', '/lib/api/button/#prop-fullWidth'],
    ['camel case may be written as words', 'full width', '/lib/api/button/#prop-fullWidth'],
    ['headings lead to their anchor', 'while loading', '/lib/button/#loading'],
    ['demos lead to their anchor', 'discard', '/lib/button/#demo-Save'],
    ['case and accents do not matter', 'TÓGGLE', '/lib/toggle/'],
    ['words that say nothing are left out', 'how to use the button in react', '/lib/button/'],
    ['and left out of titles', 'sx', '/lib/sx/'],
    ['words of other libraries count', 'toast', '/lib/api/snackbar/'],
    ['with other words, too', 'toast duration', '/lib/api/snackbar/#prop-autoHideDuration'],
    ['mistakes are put right', 'snakbar', '/lib/api/snackbar/'],
    ['a part of another area is found by its name', 'joy sizes', '/joy/button/#sizes'],
    ['with one word too many, what has the others comes', 'button zeppelin', '/lib/button/'],
  ])('%s: %s', (_title, query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test.each<[string, string]>([
    ['按钮组', '/lib/zh/'],
    ['按钮', '/lib/zh/'],
    ['钮组', '/lib/zh/'],
    ['قائمة الأزرار', '/lib/ar/'],
    ['ازرار', '/lib/ar/'],
  ])('%s is found in its own writing', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test.each(['zeppelin', '   ', '.*', '<script>'])('%s finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });

  test('another area prefers its own', () => {
    expect(find('button', 'joy')[0]).toBe('/joy/button/');
  });

  test('words that stand in texts alone find, after those in titles', () => {
    const inText = (word: string) => (word === 'discard' ? new Set([2]) : undefined);
    const found = searchIndex(index, { query: 'discard', area: 'lib', inText });
    expect(found.map(({ href }) => href)).toEqual(['/lib/button/#demo-Save', '/lib/button/']);
  });

  test('results are limited', () => {
    expect(searchIndex(index, { query: 'button', area: 'lib', limit: 2 })).toHaveLength(2);
  });
});

test('groups stand in the order of their best result', () => {
  const results = searchIndex(index, { query: 'button', area: 'joy' });
  expect(groupByArea(results).map(({ area }) => area)).toEqual(['joy', 'lib']);
});
