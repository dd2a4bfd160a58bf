import { expect, test } from 'vitest';
import { adShape } from './ad-shape';
import { shouldReport } from './should-report';

test.each([
  [0, 'inline'],
  [0.1999, 'inline'],
  [0.2, 'image'],
  [0.9999, 'image'],
])('[D5] a roll of %s gives the layout %s', (roll, shape) => {
  expect(adShape(roll)).toBe(shape);
});

test('[D5] one slot in five is inline', () => {
  const rolls = Array.from({ length: 1000 }, (_, index) => index / 1000);
  expect(rolls.filter((roll) => adShape(roll) === 'inline')).toHaveLength(200);
});

test.each([
  [0, 0.1, true],
  [0.1, 0.1, true],
  [0.1001, 0.1, false],
  [0, 0, false],
  [0.9999, 1, true],
])('[B8] [G1] a roll of %s at a ratio of %s reports: %s', (roll, ratio, reports) => {
  expect(shouldReport(roll, ratio)).toBe(reports);
});
