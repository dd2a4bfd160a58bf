import { expect, test } from 'vitest';
import { joyOptions } from './joy-options';
import { DOCUMENTED } from './studio-theme';

test('the documented theme changes nothing of Joy UI', () => {
  expect(joyOptions(DOCUMENTED)).toEqual({});
});

test('a colour gets the shades of Joy UI, from light to dark around itself', () => {
  const { colorSchemes } = joyOptions({ light: { primary: '#336699', error: '#aa0000' } });
  const palette = colorSchemes?.['light']?.palette ?? {};
  expect(Object.keys(palette)).toEqual(['primary', 'danger']);
  expect(palette['primary']).toMatchObject({ 500: '#336699', 50: 'rgb(238, 242, 246)' });
  expect(Object.keys(palette['primary'] ?? {})).toHaveLength(10);
  expect(colorSchemes?.['dark']?.palette).toEqual({});
});

test('sizes grow with those of Material UI', () => {
  const options = joyOptions({ fontSize: 28, borderRadius: 2, spacing: 4, headingWeight: 500 });
  expect(options).toMatchObject({
    fontSize: { md: '2rem' },
    radius: { sm: '3px' },
    spacing: 4,
    typography: { h1: { fontWeight: 500 } },
  });
});

test('backgrounds, text and fonts have names of their own', () => {
  expect(
    joyOptions({
      fontFamily: 'Georgia, serif',
      dark: { 'background.default': '#111111', 'text.primary': '#eeeeee' },
    }),
  ).toEqual({
    fontFamily: { body: 'Georgia, serif', display: 'Georgia, serif' },
    colorSchemes: {
      light: { palette: {} },
      dark: { palette: { background: { body: '#111111' }, text: { primary: '#eeeeee' } } },
    },
  });
});
