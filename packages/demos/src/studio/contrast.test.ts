import { expect, test } from 'vitest';
import { contrastOn } from './contrast';
import { DOCUMENTED, type ColourName, type Mode, type StudioTheme } from './studio-theme';

const black = { light: { 'text.primary': '#000000' } };

test.each<[string, StudioTheme, Mode, ColourName, number]>([
  ['white on the documented blue', DOCUMENTED, 'light', 'primary', 4.6],
  ['white on the documented orange, which is too little', DOCUMENTED, 'light', 'warning', 3.1],
  ['black on a bright colour', { light: { primary: '#ffeb3b' } }, 'light', 'primary', 13.7],
  ['text on the page', black, 'light', 'text.primary', 21],
  ['text on a surface', black, 'light', 'background.paper', 21],
  [
    'text that is seen through',
    { light: { 'text.primary': '#00000080' } },
    'light',
    'text.primary',
    3.9,
  ],
  ['text on a dark page', DOCUMENTED, 'dark', 'background.default', 18.7],
])('%s', (_name, theme, mode, name, expected) => {
  expect(contrastOn(theme, mode, name)).toBeCloseTo(expected, 0);
});
