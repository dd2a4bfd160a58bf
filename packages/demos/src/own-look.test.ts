// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { outsideOf, readOwnLook, writeOwnLook, type OwnLook } from './own-look';

const looks: [string, OwnLook][] = [
  ['nothing', {}],
  ['a mode', { mode: 'dark' }],
  ['a direction', { direction: 'rtl' }],
  ['room', { dense: false }],
  ['all of it', { mode: 'light', direction: 'ltr', dense: true, apart: true }],
];

test.each(looks)('a demo with %s of its own is read as it was written', (_name, look) => {
  const island = document.createElement('div');
  island.id = 'demo-Read';
  writeOwnLook(island, look);
  expect(readOwnLook(island)).toEqual(look);
});

test('a demo without a look of its own is left as it was', () => {
  const island = document.createElement('div');
  island.id = 'demo-Left';
  island.className = 'own';
  writeOwnLook(island, { mode: 'dark', direction: 'rtl', dense: true, apart: true });
  expect(island.className).toBe('own mode-dark demo-dark');
  writeOwnLook(island, {});
  expect(island.outerHTML).toBe('<div id="demo-Left" class="own" style=""></div>');
});

test.each([
  ['a class of the page', { class: 'mode-dark' }],
  ['a direction that does not exist', { dir: 'auto' }],
])('%s is no look of a demo', (_name, attributes: Record<string, string>) => {
  const island = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) island.setAttribute(name, value);
  expect(readOwnLook(island)).toEqual({});
});

test('what a demo draws outside of itself has one home, which looks like the demo', () => {
  const island = document.createElement('div');
  island.id = 'demo-Lamp';
  writeOwnLook(island, { mode: 'dark', direction: 'rtl', apart: true });
  const outside = outsideOf(island);
  expect(document.querySelectorAll('#demo-Lamp-outside')).toHaveLength(1);
  expect([outside.className, outside.dir]).toEqual(['mode-dark demo-dark', 'rtl']);
  writeOwnLook(island, {});
  expect([outside.className, outside.dir]).toEqual(['', '']);
});
