import { expect, test } from 'vitest';
import { layOutIcons } from './icons';

const module = (drawing: string, name: string) => `"use client";

import createSvgIcon from "./utils/createSvgIcon.js";
import { jsx as _jsx } from "react/jsx-runtime";
export default createSvgIcon(${drawing}, '${name}');`;
const path = (d: string, more = '') => `/*#__PURE__*/_jsx("path", { d: "${d}"${more} }, "0")`;

test('drawings are laid out by theme, a single path as its d', () => {
  const themes = layOutIcons(
    new Map([
      ['Lamp', module(path('M1 1'), 'Lamp')],
      ['LampTwoTone', module(`[${path('M2 2', ', opacity: ".3"')}, ${path('M3 3')}]`, 'Lamp')],
      ['LampSharp', module('/*#__PURE__*/_jsx("circle", { cx: 12, cy: 12, r: 3 })', 'LampSharp')],
    ]),
  );
  expect(themes.get('Filled')).toEqual({ Lamp: 'M1 1' });
  expect(themes.get('TwoTone')).toEqual({
    Lamp: [
      ['path', { d: 'M2 2', opacity: '.3' }],
      ['path', { d: 'M3 3' }],
    ],
  });
  expect(themes.get('Sharp')).toEqual({ Lamp: [['circle', { cx: '12', cy: '12', r: '3' }]] });
});

test('a name that only ends like a theme is an icon of its own', () => {
  const themes = layOutIcons(new Map([['WallSharp', module(path('M1 1'), 'WallSharp')]]));
  expect(themes.get('Filled')).toEqual({ WallSharp: 'M1 1' });
});

test('a module that makes no icon is named', () => {
  expect(() => layOutIcons(new Map([['Lamp', 'export default undefined;']]))).toThrow(
    'Lamp makes no icon.',
  );
});
