import { expect, test } from 'vitest';
import { parseAdConfig } from './ad-config';

test.each([
  [undefined, 0.1],
  [{}, 0.1],
  [{ GADisplayRatio: undefined }, 0.1],
  [{ GADisplayRatio: 0 }, 0],
  [{ GADisplayRatio: 0.5 }, 0.5],
  [{ GADisplayRatio: 1 }, 1],
  [{ GADisplayRatio: 2 }, 0.1],
  [{ GADisplayRatio: Number.NaN }, 0.1],
  [{ GADisplayRatio: '0.5' }, 0.1],
])('[B8] the display ratio of %j is %d', (input, ratio) => {
  expect(parseAdConfig(input).GADisplayRatio).toBe(ratio);
});

test('what else a site configures is handed on', () => {
  expect(parseAdConfig({ feed: 'https://ads.example/' })).toEqual({
    feed: 'https://ads.example/',
    GADisplayRatio: 0.1,
  });
});
