import { describe, expect, test } from 'vitest';
import type { IndexedPage } from './index-page';
import { groupByArea, searchPages } from './search-pages';

const index: readonly IndexedPage[] = [
  { area: 'joy', path: '/joy/button/', title: 'Button', headings: [['sizes', 'Sizes']] },
  {
    area: 'lib',
    path: '/lib/button/',
    title: 'Button',
    headings: [['loading', 'While it is loading']],
    demos: [['demo-Save', 'Save and discard']],
  },
  { area: 'lib', path: '/lib/button-group/', title: 'Button Group' },
  { area: 'lib', path: '/lib/toggle/', title: 'Toggle Button' },
  {
    area: 'lib',
    path: '/lib/api/button/',
    title: 'Button API',
    props: [
      ['prop-fullWidth', 'fullWidth'],
      ['prop-variant', 'variant'],
    ],
  },
];
const find = (query: string, area = 'lib') =>
  searchPages(index, { query, area }).map(({ href }) => href);

describe('searchPages', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'the exact title first, then beginnings, then words; the reader’s area first',
      'button',
      ['/lib/button/', '/joy/button/', '/lib/button-group/', '/lib/api/button/', '/lib/toggle/'],
    ],
    ['words may stand in any order', 'group button', ['/lib/button-group/']],
    [
      'a part is found by its own words and its page’s',
      'button vari',
      ['/lib/api/button/#prop-variant'],
    ],
    ['a word inside camel case counts as a word', 'width', ['/lib/api/button/#prop-fullWidth']],
    ['headings lead to their anchor', 'while it', ['/lib/button/#loading']],
    ['demos lead to their anchor', 'discard', ['/lib/button/#demo-Save']],
    ['case and accents do not matter', 'TÓGGLE', ['/lib/toggle/']],
    ['every word must be found', 'button wheel', []],
    ['spaces alone find nothing', '   ', []],
    ['signs of regular expressions are letters like others', '.*', []],
  ])('%s', (_title, query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  test('another area prefers its own', () => {
    expect(find('button', 'joy')[0]).toBe('/joy/button/');
  });

  test('results are limited', () => {
    expect(searchPages(index, { query: 'button', area: 'lib', limit: 2 })).toHaveLength(2);
  });

  test('a part names its page', () => {
    expect(searchPages(index, { query: 'variant', area: 'lib' })[0]).toEqual({
      kind: 'prop',
      title: 'variant',
      href: '/lib/api/button/#prop-variant',
      area: 'lib',
      page: 'Button API',
    });
  });
});

test('groups stand in the order of their best result', () => {
  const results = searchPages(index, { query: 'button', area: 'joy' });
  expect(groupByArea(results).map(({ area, results: list }) => [area, list.length])).toEqual([
    ['joy', 1],
    ['lib', 4],
  ]);
});
