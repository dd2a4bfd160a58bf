import { expect, test } from 'vitest';
import { interpretQuery } from './interpret-query';
import { tokensOf } from './tokens';

const synonyms = [
  ['toast', 'Snackbar'],
  ['nav bar', 'App Bar'],
  ['progress bar', 'Linear Progress'],
].map(([from = '', to = '']) => ({ from: tokensOf(from), to: [tokensOf(to)] }));
const vocabulary = new Map([
  ['button', 9],
  ['bottom', 4],
  ['snackbar', 2],
  ['autocomplete', 3],
]);
const read = (query: string) =>
  interpretQuery(query, synonyms, vocabulary).map(({ words }) => words.join(' '));

test.each<[string, string, readonly string[]]>([
  ['nothing is read out of nothing', ' . ', []],
  ['a query stands for itself first', 'button', ['button']],
  [
    'words of other libraries are what the thing is called here',
    'toast position',
    ['toast position', 'snackbar position'],
  ],
  ['in one word or in two', 'navbar', ['navbar', 'app bar']],
  ['a half-written one at the end counts, in the middle it does not', 'prog', ['prog']],
  ['a half-written last word completes it', 'progress bars', ['progress bars']],
  [
    'mistyped words are put right, the most frequent one first',
    'buttom',
    ['buttom', 'button', 'bottom'],
  ],
  ['the beginning of a word is no mistake', 'autoc', ['autoc']],
  ['short words are left alone', 'btn', ['btn']],
  ['the first letter is not put right', 'zutton', ['zutton']],
])('%s: %s', (_title, query, expected) => {
  expect(read(query)).toEqual(expected);
});

test('a half-written synonym is read from four letters on', () => {
  expect(read('toa')).toEqual(['toa']);
  expect(read('toas')).toEqual(['toas', 'snackbar']);
});
