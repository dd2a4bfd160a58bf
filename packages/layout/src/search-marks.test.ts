import { expect, test } from 'vitest';
import { parseMarks } from './search-marks';

test.each<[string | null, object | undefined]>([
  ['{"path":"/lamp/","query":"dim light"}', { path: '/lamp/', query: 'dim light' }],
  ['{"path":"/lamp/","query":"dim","more":1}', { path: '/lamp/', query: 'dim' }],
  ['{"path":"/lamp/","query":1}', undefined],
  ['["/lamp/","dim"]', undefined],
  ['/lamp/', undefined],
  ['null', undefined],
  [null, undefined],
])('%s waits as %j', (stored, expected) => {
  expect(parseMarks(stored)).toEqual(expected);
});
