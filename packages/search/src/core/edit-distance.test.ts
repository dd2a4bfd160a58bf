import { expect, test } from 'vitest';
import { editDistance } from './edit-distance';

test.each<[string, string, number]>([
  ['button', 'button', 0],
  ['buton', 'button', 1],
  ['tabel', 'table', 1],
  ['accordian', 'accordion', 1],
  ['dialouge', 'dialog', 2],
  ['typograhpy', 'typography', 1],
  ['card', 'chip', 3],
  ['a', 'autocomplete', 3],
  ['', 'ab', 2],
])('from %s to %s are %i steps', (from, to, steps) => {
  expect(editDistance(from, to, 2)).toBe(steps);
});
