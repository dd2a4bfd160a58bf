import { describe, expect, test } from 'vitest';
import { activeAfter } from './active-result';
import { matchParts } from './match-parts';
import { addRecentSearch, parseRecentSearches } from './recent-searches';
import { opensSearch } from './search-shortcut';

describe('matchParts', () => {
  test.each<[string, string, string]>([
    ['Text Field', 'field', 'Text [Field]'],
    ['Button Group', 'gro but', '[But]ton [Gro]up'],
    ['Café', 'cafe', '[Café]'],
    ['Cafe\u0301', 'cafe', '[Cafe\u0301]'],
    ['زر الأمر', 'الامر', 'زر [الأمر]'],
    ['(a+b)', '(a+', '[(a+]b)'],
    ['Straße 😀', '😀', 'Straße [😀]'],
    ['Grid', '', 'Grid'],
    ['Grid', 'table', 'Grid'],
  ])('%s with %s', (text, query, expected) => {
    const parts = matchParts(text, query);
    expect(parts.map((part) => (part.match ? `[${part.text}]` : part.text)).join('')).toBe(
      expected,
    );
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});

describe('activeAfter', () => {
  test.each<[number, number, string, number | undefined]>([
    [-1, 3, 'ArrowDown', 0],
    [2, 3, 'ArrowDown', 0],
    [0, 3, 'ArrowUp', 2],
    [-1, 3, 'ArrowUp', 2],
    [1, 3, 'ArrowUp', 0],
    [-1, 0, 'ArrowDown', undefined],
    [1, 3, 'Home', undefined],
  ])('from %i of %i, %s leads to %s', (active, count, key, expected) => {
    expect(activeAfter(active, count, key)).toBe(expected);
  });
});

describe('recent searches', () => {
  test('the newest comes first, without blanks, once, and five are kept', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].reduce(addRecentSearch, [] as readonly string[]);
    expect(many).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(addRecentSearch(many, ' D ')).toEqual(['D', 'f', 'e', 'c', 'b']);
    expect(addRecentSearch(many, '  ')).toBe(many);
  });

  test.each<[string | null, readonly string[]]>([
    [null, []],
    ['', []],
    ['{"a":1}', []],
    ['[1, "grid", null]', ['grid']],
    ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
  ])('%s in storage gives %j', (stored, expected) => {
    expect(parseRecentSearches(stored)).toEqual(expected);
  });
});

describe('opensSearch', () => {
  const press = (over: object) => ({
    key: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    writing: false,
    ...over,
  });
  test.each<[object, boolean]>([
    [{ key: '/' }, true],
    [{ key: '/', shiftKey: true }, true],
    [{ key: '/', writing: true }, false],
    [{ key: '/', ctrlKey: true }, false],
    [{ key: 'k', ctrlKey: true }, true],
    [{ key: 'K', metaKey: true, writing: true }, true],
    [{ key: 'k' }, false],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
    [{ key: 'k', ctrlKey: true, altKey: true }, false],
  ])('%j: %s', (over, expected) => {
    expect(opensSearch(press(over))).toBe(expected);
  });
});
