import { expect, test } from 'vitest';
import { lastPatches } from './last-patches';

test.each([
  ['the highest patch of each minor', ['5.0.0', '5.0.9', '5.0.10', '5.1.0'], ['5.0.10', '5.1.0']],
  ['pre-releases set no date', ['6.0.0-beta.1', '6.0.0', '6.1.0-rc.0'], ['6.0.0']],
  [
    'oldest first, whatever the order published',
    ['6.2.0', '5.10.1', '5.9.3'],
    ['5.9.3', '5.10.1', '6.2.0'],
  ],
  ['older majors are left out', ['4.12.4', '5.0.0'], ['5.0.0']],
  ['up to the documented version', ['7.1.0', '7.1.1', '7.1.2', '7.2.0'], ['7.1.1']],
])('%s', (_title, published, expected) => {
  expect(lastPatches(published, { from: 5, to: '7.1.1' })).toEqual(expected);
});
