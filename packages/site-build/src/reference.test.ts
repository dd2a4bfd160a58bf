import { expect, test } from 'vitest';
import { pageAbout } from './reference';

const group = { path: '/lamp-group/', components: ['LampGroup', 'Lamp', 'Bulb'] };
const lamp = { path: '/lamp/', components: ['Lamp', 'Shade'] };
const bulb = { path: '/bulb/', components: ['desk/Bulb'] };

test.each([
  ['Lamp', lamp],
  ['LampGroup', group],
  ['Shade', lamp],
  ['Bulb', bulb],
  ['Socket', undefined],
])('the page about %s is the one that names it first', (name, page) => {
  expect(pageAbout([group, lamp, bulb], [name, `desk/${name}`])).toBe(page);
});
