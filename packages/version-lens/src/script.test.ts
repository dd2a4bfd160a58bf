import { expect, test } from 'vitest';
import { versionScript } from './script';

function runScript(pathname: string, stored: Readonly<Record<string, string>>) {
  const attributes: string[] = [];
  const document = { documentElement: { setAttribute: (name: string) => attributes.push(name) } };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const run = new Function('document', 'location', 'localStorage', versionScript());
  run(document, { pathname }, localStorage);
  return attributes;
}

const chosen = { 'lectern-version-lamps': '6.10' };

test.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
  ['a choice for the area', '/lamps/api/bulb/', chosen, ['data-lens']],
  ['in another language', '/ar/lamps/api/bulb/', chosen, ['data-lens']],
  ['a choice for another area', '/desks/api/drawer/', chosen, []],
  ['a page of the name in another area', '/desks/api/lamps/', chosen, []],
  ['an ended choice', '/lamps/', { 'lectern-version-lamps': '' }, []],
  ['a text that is no version', '/lamps/', { 'lectern-version-lamps': 'six' }, []],
  ['the home page', '/', chosen, []],
])('before paint, %s', (_title, pathname, stored, expected) => {
  expect(runScript(pathname, stored)).toEqual(expected);
});

test('before paint, a storage that throws counts as empty', () => {
  const denied = {
    getItem: () => {
      throw new Error('denied');
    },
  };
  const run = new Function('document', 'location', 'localStorage', versionScript());
  expect(run({}, { pathname: '/lamps/' }, denied)).toBeUndefined();
});

test('the script is one line that can’t end its element', () => {
  expect(versionScript()).not.toMatch(/[\n\r]|<\//);
});
