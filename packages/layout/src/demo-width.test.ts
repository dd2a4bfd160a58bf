import { expect, test } from 'vitest';
import { breakpointAt, clampWidth, frameBox, widthByKey } from './demo-width';

test.each([
  [280, 'xs'],
  [599, 'xs'],
  [600, 'sm'],
  [900, 'md'],
  [1535, 'lg'],
  [1536, 'xl'],
])('%i pixels are the breakpoint %s', (width, name) => {
  expect(breakpointAt(width)).toBe(name);
});

test.each([
  [100, 280],
  [480.4, 480],
  [2000, 700],
])('a demo that is dragged to %d pixels is %i wide', (wanted, width) => {
  expect(clampWidth(wanted, 700)).toBe(width);
});

test.each([
  ['ArrowRight', false, 510],
  ['ArrowLeft', false, 490],
  ['ArrowRight', true, 490],
  ['ArrowLeft', true, 510],
  ['ArrowUp', true, 510],
  ['ArrowDown', false, 490],
  ['PageUp', false, 600],
  ['PageDown', false, 400],
  ['Home', false, 280],
  ['End', false, 700],
  ['Enter', false, undefined],
  ['toString', false, undefined],
])('%s makes a demo of 500 pixels, from right to left: %s, as wide as %s', (key, rtl, width) => {
  expect(widthByKey(key, 500, { max: 700, rtl })).toBe(width);
});

test('a frame that fits is drawn as it is, a wider one smaller and all the higher inside', () => {
  expect(frameBox(390, 300, 720)).toEqual({ scale: 1, height: 300 });
  expect(frameBox(1440, 300, 720)).toEqual({ scale: 0.5, height: 600 });
});
