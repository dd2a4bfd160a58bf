import { expect, test } from 'vitest';
import { expandPixels } from './expand-pixels';

test.each<[string, string | undefined, string | number, string[]]>([
  ['one address', 'https://a.test/p', 1, ['https://a.test/p']],
  [
    'several',
    'https://a.test/?a|b||https://b.test/',
    1,
    ['https://a.test/?a|b', 'https://b.test/'],
  ],
  [
    'every placeholder',
    'https://a.test/[timestamp]?b=[timestamp]',
    1700000000,
    ['https://a.test/1700000000?b=1700000000'],
  ],
  [
    'a timestamp taken literally',
    'https://a.test/?[timestamp]',
    "$&$'$1",
    ["https://a.test/?$&$'$1"],
  ],
  ['empty parts', '||https://a.test/|| ||', 1, ['https://a.test/']],
  ['only https', 'http://a.test/||javascript:alert(1)||data:,x||/p||https:///x', 1, []],
  ['the scheme of the page, which is then https', '//a.test/p', 1, ['https://a.test/p']],
  ['no pixel', undefined, 1, []],
])('[B6] %s', (_title, pixel, timestamp, urls) => {
  expect(expandPixels(pixel, timestamp)).toEqual(urls);
});
