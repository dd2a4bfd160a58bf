import { expect, test } from 'vitest';
import { readReport } from './messages';

const problem = { kind: 'runtime', message: 'The lamp is off.', file: 'Lamp.tsx', line: 3 };

test.each([
  [{ type: 'ready' }],
  [{ type: 'pong' }],
  [{ type: 'rendered', run: 2 }],
  [{ type: 'height', height: 300 }],
  [{ type: 'problem', run: 2, problem }],
  [{ type: 'problem', run: 2, problem: { kind: 'syntax', message: 'No.' } }],
])('%j is read as it is', (report) => {
  expect(readReport(report)).toEqual(report);
});

test.each([
  [null],
  ['ready'],
  [[]],
  [{ type: 'redirect', to: '/' }],
  [{ type: 'rendered' }],
  [{ type: 'rendered', run: '2' }],
  [{ type: 'height', height: '100%' }],
  [{ type: 'height', height: Number.NaN }],
  [{ type: 'problem', run: 1 }],
  [{ type: 'problem', run: 1, problem: { ...problem, kind: 'advert' } }],
  [{ type: 'problem', run: 1, problem: { ...problem, message: { html: '<b>' } } }],
])('%j is nothing that a runner says', (data) => {
  expect(readReport(data)).toBeNull();
});

test.each([
  [-1, 48],
  [100.2, 101],
  [1e9, 4000],
])('a height of %d becomes %d', (height, expected) => {
  expect(readReport({ type: 'height', height })).toEqual({ type: 'height', height: expected });
});

test('what is too long is cut, and what is no line is left out', () => {
  const report = {
    type: 'problem',
    run: 1,
    problem: { ...problem, message: 'a'.repeat(9999), line: -1 },
  };
  expect(readReport(report)).toEqual({
    type: 'problem',
    run: 1,
    problem: { kind: 'runtime', message: 'a'.repeat(600), file: 'Lamp.tsx' },
  });
});
