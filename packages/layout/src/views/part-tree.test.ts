import { expect, test } from 'vitest';
import { nextIndex } from './part-tree';

/** A card with a button, which has an icon; a list beside them. */
const parts = [1, 2, 3, 1].map((level) => ({ level }));

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 3, 3],
  ['Tab', 1, undefined],
])('%s leads from part %i to %s', (key, from, to) => {
  expect(nextIndex(key, from, parts)).toBe(to);
});
