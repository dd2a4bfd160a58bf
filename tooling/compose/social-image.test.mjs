import { Renderer } from '@takumi-rs/core';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { isDrawable, SIZE, socialImage } from './social-image.mjs';

const { resolve } = createRequire(new URL('../../apps/docs/package.json', import.meta.url));
const roboto = await readFile(
  resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
);
const about = {
  ...{ name: 'Lamps', product: 'Desk 2.1.0', address: 'lamps.example/desk/', families: ['Roboto'] },
  mark: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};
const draw = (title, description) =>
  new Renderer().render(socialImage({ title, description, direction: 'ltr' }, about), {
    ...SIZE,
    format: 'png',
    fonts: [{ name: 'Roboto', data: roboto }],
  });

test('a picture is a PNG in the size that services ask for', async () => {
  const png = await draw('Switches', 'On and off.');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('title and description are in it', async () => {
  const png = await draw('Switches', 'On and off.');
  expect(png.equals(await draw('Switches', 'On and off.'))).toBe(true);
  expect(png.equals(await draw('Bulbs', 'On and off.'))).toBe(false);
  expect(png.equals(await draw('Switches', 'On.'))).toBe(false);
});

test.each([
  ['Über-Button (v7): “alt”', true],
  ['الأزرار في Material UI', true],
  ['按钮', false],
  ['Кнопка', false],
])('the site’s fonts can draw %s: %s', (title, drawable) => {
  expect(isDrawable({ title, description: 'On and off.' })).toBe(drawable);
});
