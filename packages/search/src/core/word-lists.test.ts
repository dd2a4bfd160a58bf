import { expect, test } from 'vitest';
import type { IndexedPage } from './index-page';
import { entriesWith, hasList, LIST_COUNT, listOf, wordLists } from './word-lists';

const page = (text: string, ...parts: readonly string[]): IndexedPage => ({
  kind: 'page',
  area: 'lib',
  path: '/',
  title: 'Lamp',
  text,
  parts: parts.map((part) => ({ kind: 'heading', title: 'Care', anchor: 'care', text: part })),
});
const lists = wordLists([
  page('A lamp that dims.', 'Wipe with a dry cloth, then dim it', 'Clothes keep dust'),
  page('开关按钮', 'Dusted 100 times; care for it'),
]);
const find = (word: string) => [...entriesWith(lists[listOf(word)] ?? {}, word)].sort();

test('there are as many lists as a reader may ask for', () => {
  expect(lists).toHaveLength(LIST_COUNT);
});

test.each<[string, string, readonly number[]]>([
  ['a word leads to the entries with it', 'dim', [0, 1]],
  ['the beginning of a word leads to all that begin so', 'cloth', [1, 2]],
  ['entries of later pages count on', 'dust', [2, 4]],
  ['words of the own title are not listed', 'lamp', []],
  ['nor are words that stand everywhere', 'with', []],
  ['nor numbers', '100', []],
  ['Chinese is found by its words', '按钮', [3]],
])('%s: %s', (_title, word, expected) => {
  expect(find(word)).toEqual(expected);
});

test.each<[string, boolean]>([
  ['di', false],
  ['dim', true],
  ['the', false],
  ['按', true],
])('%s has a list: %s', (word, expected) => {
  expect(hasList(word)).toBe(expected);
});
