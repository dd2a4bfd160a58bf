import LZString from 'lz-string';
import { expect, test } from 'vitest';
import { playgroundFragment, playgroundInFragment } from './playground-link';

test('what was set comes back from the link that shares it', () => {
  const link = { component: 'Lamp', values: { colour: 'red', label: 'ضوء: "1"' } };
  const fragment = playgroundFragment(link);
  expect(fragment).toMatch(/^#playground=Lamp:[\w+$-]+$/);
  expect(playgroundInFragment(fragment)).toEqual(link);
});

const packed = (text: string) => `#playground=Lamp:${LZString.compressToEncodedURIComponent(text)}`;

test.each([
  ['another fragment', '#demo-Lamp'],
  ['no values', '#playground=Lamp'],
  ['other letters', '#playground=Lamp:%E0%A4%A'],
  ['no object', packed('null')],
  ['a megabyte', `#playground=Lamp:${'a'.repeat(1_000_000)}`],
])('%s shares nothing', (_what, fragment) => {
  expect(playgroundInFragment(fragment)).toBeUndefined();
});

test('values that are no text are left out', () => {
  expect(playgroundInFragment(packed('{"a":1,"b":"x"}'))?.values).toEqual({ b: 'x' });
});
