import { expect, test } from 'vitest';
import { findIcons, wordsOf } from './find-icons';

const names = ['Abc', 'Add', 'AddAlarm', 'Delete', 'DeleteForever', 'Menu', 'MoreVert', 'Search'];

test.each([
  ['AddShoppingCart', ['add', 'shopping', 'cart']],
  ['FormatH1', ['format', 'h', '1']],
  ['TvOff', ['tv', 'off']],
  ['TenK', ['ten', 'k']],
])('the words of %s', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

test.each([
  ['', names],
  ['delete', ['Delete', 'DeleteForever']],
  ['alarm add', ['AddAlarm']],
  ['addal', ['AddAlarm']],
  ['trash', ['Delete', 'DeleteForever']],
  ['hamburger', ['Menu']],
  ['kebab', ['MoreVert']],
  ['  Search! ', ['Search']],
  ['zzz', []],
])('"%s" finds what it names, the closest first', (query, found) => {
  expect(findIcons(names, query)).toEqual(found);
});
