import { expect, test } from 'vitest';
import { hitParts, type Box } from './hit-parts';

const box = (left: number, top: number, right: number, bottom: number, root = 0): Box => ({
  left,
  top,
  right,
  bottom,
  root,
});

const card = box(0, 0, 100, 100);
const button = box(10, 10, 60, 40);
const label = box(10, 10, 60, 40);
const line = box(0, 50, 100, 50);
const dialog = box(0, 0, 400, 400, 0);

test.each([
  ['nothing where nothing is', [card], 200, 200, []],
  ['the smallest first', [card, button], 20, 20, [1, 0]],
  ['the inner of two that are as big', [card, button, label], 20, 20, [2, 1, 0]],
  ['a line', [card, line], 20, 50, [1, 0]],
  ['nothing that has no size', [box(5, 5, 5, 5)], 5, 5, []],
  ['what lies over the demo before it', [dialog, { ...button, root: 1 }], 20, 20, [0, 1]],
])('a point hits %s', (_what, boxes, x, y, expected) => {
  expect(hitParts(boxes, x, y)).toEqual(expected);
});
