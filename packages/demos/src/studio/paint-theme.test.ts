// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { paintTheme } from './paint-theme';
import { DOCUMENTED } from './studio-theme';

const rest = '<link rel="stylesheet"><link rel="stylesheet"><style data-emotion="mui"></style>';
const order = () =>
  [...document.head.children].map((one) => one.localName + (one.textContent ?? ''));

beforeEach(() => {
  paintTheme(document, DOCUMENTED, () => '');
  document.head.innerHTML = rest;
});

test('the theme stands behind the static sheets and before the styles of demos', () => {
  paintTheme(document, { spacing: 6 }, () => ':root{}');
  expect(order()).toEqual(['link', 'link', 'style:root{}', 'style']);
});

test('another theme takes its place, and the documented one leaves nothing', () => {
  paintTheme(document, { spacing: 6 }, () => 'a{}');
  paintTheme(document, { spacing: 7 }, () => 'b{}');
  expect(order()).toEqual(['link', 'link', 'styleb{}', 'style']);
  paintTheme(document, DOCUMENTED, () => 'c{}');
  expect(order()).toEqual(['link', 'link', 'style']);
});

test('a theme is written once, however many demos ask for it', () => {
  const theme = { spacing: 6 };
  let written = 0;
  const css = () => `a{--time:${(written += 1)}}`;
  paintTheme(document, theme, css);
  paintTheme(document, theme, css);
  expect(order()).toEqual(['link', 'link', 'stylea{--time:1}', 'style']);
});
