// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { lookIn } from './frame';
import { writeOwnLook, type OwnLook } from './own-look';

const { body, documentElement: root } = document;

beforeEach(() => {
  body.className = 'mode-dark';
  body.dir = 'rtl';
  root.setAttribute('data-dense', '');
});

test.each<[string, OwnLook, object]>([
  ['the page around it', {}, { paletteMode: 'dark', direction: 'rtl', dense: true }],
  ['its own mode', { mode: 'light' }, { paletteMode: 'light', direction: 'rtl', dense: true }],
  [
    'its own direction and density',
    { direction: 'ltr', dense: false },
    { paletteMode: 'dark', direction: 'ltr', dense: false },
  ],
])('a framed demo looks like %s', (_name, own, look) => {
  const frame = document.createElement('iframe');
  writeOwnLook(frame, own);
  expect(lookIn(frame)).toEqual(look);
});
