import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import {
  editedDemo,
  editFragment,
  editInFragment,
  readEdit,
  withText,
  writeEdit,
  type DemoEdit,
} from './demo-edit';

const edit: DemoEdit = {
  language: 'ts',
  files: { 'Lamp.tsx': 'export default () => <b>ضوء</b>;' },
};

test('an edit comes back from the link that shares it', () => {
  const fragment = editFragment('Lamp', edit) ?? '';
  expect(fragment).toMatch(/^#edit=Lamp:[\w+$-]+$/);
  expect(editedDemo(fragment)).toBe('Lamp');
  expect(editInFragment(fragment)).toEqual(edit);
});

test.each([
  ['', undefined],
  ['#demo-Lamp', undefined],
  ['#edit=Lamp:abc', 'Lamp'],
  ['#edit=', ''],
  ['#edit=%E0%A4%A', '%E0%A4%A'],
])('the fragment %j names the demo %j', (fragment, name) => {
  expect(editedDemo(fragment)).toBe(name);
});

const packed = (text: string) => `#edit=Lamp:${LZString.compressToEncodedURIComponent(text)}`;

test.each([
  ['nothing', '#edit=Lamp', 'broken'],
  ['other letters', '#edit=Lamp:%%%', 'broken'],
  ['text', packed('hello'), 'broken'],
  ['null', packed('null'), 'broken'],
  ['another shape', packed('{"language":"ts","files":{"a":1}}'), 'broken'],
  ['another language', packed('{"language":"coffee","files":{}}'), 'broken'],
  ['a megabyte', `#edit=Lamp:${'a'.repeat(1_000_000)}`, 'tooLong'],
  ['much in little room', packed('a'.repeat(200_000)), 'tooLong'],
])('a link with %s has no edit', (_what, fragment, fault) => {
  expect(editInFragment(fragment)).toBe(fault);
});

test('an edit that is too long for a link has none', () => {
  const long = (text: string) => editFragment('Lamp', { language: 'js', files: { 'a.jsx': text } });
  const noise = Array.from({ length: 60_000 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 9973);
  expect(long(noise.join(' ').slice(0, 99_000))).toBeNull();
  expect(long('a'.repeat(100_001))).toBeNull();
});

test('what a storage kept is read back, and nothing else', () => {
  expect(readEdit(writeEdit(edit))).toEqual(edit);
  expect(readEdit('')).toBeNull();
  expect(readEdit('[]')).toBeNull();
});

describe('a file that is as it was', () => {
  const pristine = { 'a.tsx': '1', 'b.ts': '2' };
  test.each([
    ['differs no more', { 'a.tsx': 'x' }, 'a.tsx', '1', {}],
    ['leaves others changed', { 'a.tsx': 'x', 'b.ts': 'y' }, 'a.tsx', '1', { 'b.ts': 'y' }],
    ['differs with another text', {}, 'a.tsx', 'x', { 'a.tsx': 'x' }],
  ])('%s', (_what, changed, file, text, expected) => {
    expect(withText(pristine, changed as Record<string, string>, file, text)).toEqual(expected);
  });
});
