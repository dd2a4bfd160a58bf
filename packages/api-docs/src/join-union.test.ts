import { expect, test } from 'vitest';
import { joinUnion } from './join-union';

test.each<[readonly (string | undefined)[], string | undefined]>([
  [['number'], 'number'],
  [['number', undefined], undefined],
  [['number', 'number | Date'], 'number | Date'],
  [["'a' | 'none'", "'b' | 'none'"], "'a' | 'none' | 'b'"],
  [["'x | y'", "'x | y'"], "'x | y'"],
  [['Lamp<A | B>', 'Lamp<A | B> | null'], 'Lamp<A | B> | null'],
  [['(on: A | B) => A | B', 'A'], '((on: A | B) => A | B) | A'],
  [['(on: A) => B', '(on: A) => B'], '(on: A) => B'],
  [['((on: A) => B) | null', 'null'], '((on: A) => B) | null'],
])('%j is %s', (texts, union) => {
  expect(joinUnion(texts)).toBe(union);
});
