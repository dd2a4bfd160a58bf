import { createTheme, extendTheme } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import {
  COLOURS,
  DEFAULT_COLOURS,
  DEFAULT_SETTINGS,
  DOCUMENTED,
  MODES,
  readStudioTheme,
  withColour,
  withSetting,
} from './studio-theme';
import { presets } from './presets';
import { readColour } from './colour';

describe('the documented theme', () => {
  const made = createTheme();
  const { colorSchemes } = extendTheme({ colorSchemes: { light: true, dark: true } });

  test.each(MODES.flatMap((mode) => COLOURS.map((name) => [mode, name] as const)))(
    'has %s %s',
    (mode, name) => {
      const [group = '', shade = 'main'] = name.split('.');
      const palette = colorSchemes[mode]?.palette as unknown as Record<
        string,
        Record<string, string>
      >;
      expect(readColour(palette[group]?.[shade])).toBe(DEFAULT_COLOURS[mode][name]);
    },
  );

  test('has these sizes', () => {
    expect({
      fontFamily: made.typography.fontFamily,
      fontSize: made.typography.fontSize,
      headingWeight: undefined,
      buttonCase: made.typography.button.textTransform,
      borderRadius: made.shape.borderRadius,
      spacing: parseFloat(made.spacing(1)),
    }).toEqual(DEFAULT_SETTINGS);
  });
});

describe('what is read', () => {
  test.each<[string, unknown, unknown]>([
    ['a colour', { light: { primary: '#0B5C6B' } }, { light: { primary: '#0b5c6b' } }],
    ['a short one', { dark: { error: '#f0a' } }, { dark: { error: '#ff00aa' } }],
    ['one in rgb', { light: { info: 'rgb(1, 2, 3)' } }, { light: { info: '#010203' } }],
    [
      'one that is seen through',
      { light: { 'text.primary': 'rgba(0, 0, 0, 0.5)' } },
      { light: { 'text.primary': '#00000080' } },
    ],
    ['one in hsl', { light: { info: 'hsl(120, 100%, 25%)' } }, { light: { info: '#008000' } }],
    ['names of fonts', { fontFamily: 'Inter,"Segoe UI"' }, { fontFamily: 'Inter, "Segoe UI"' }],
    ['numbers', { fontSize: 16, borderRadius: 0, spacing: 4 }, null],
    ['cases of letters', { buttonCase: 'none' }, null],
  ])('%s', (_name, value, expected) => {
    expect(readStudioTheme(value)).toEqual(expected ?? value);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'primary'],
    ['a list', [1, 2]],
    ['a palette that is a text', { light: 'red' }],
    ['what is as documented', { light: { primary: '#1976D2' }, spacing: 8 }],
    ['an address', { light: { primary: 'url(https://example.org)' } }],
    ['a declaration behind a colour', { light: { primary: '#fff;color:red' } }],
    ['a name of a colour', { light: { primary: 'red' } }],
    ['parts of a colour', { light: { primary: 'rgb(1, 2)' } }],
    ['a custom property', { light: { primary: 'var(--x)' } }],
    ['a colour that does not exist', { light: { tertiary: '#123456' } }],
    ['a font that ends the style', { fontFamily: 'a</style><script>' }],
    ['a font that ends the declaration', { fontFamily: 'a; color: red' }],
    ['a font with an open quote', { fontFamily: '"Inter' }],
    ['a font with an escape', { fontFamily: 'a\\3b b' }],
    ['a font without a name', { fontFamily: ', ,' }],
    ['a long font', { fontFamily: 'a'.repeat(201) }],
    ['a number that is a text', { fontSize: '16' }],
    ['numbers out of bounds', { fontSize: 400, spacing: -1, borderRadius: Infinity }],
    ['no number', { spacing: NaN }],
    ['another case', { buttonCase: 'full-width' }],
    ['names of every object', JSON.parse('{"__proto__":{"spacing":4},"constructor":1}')],
  ])('is not %s', (_name, value) => {
    expect(readStudioTheme(value)).toBe(DOCUMENTED);
  });

  test('is whatever is right beside what is wrong', () => {
    const value = { light: { primary: '#123456', info: 'nonsense' }, spacing: 'x', fontSize: 15 };
    expect(readStudioTheme(value)).toEqual({ light: { primary: '#123456' }, fontSize: 15 });
  });
});

test.each(Object.entries(presets))('%s is a theme that is kept as it is', (_name, preset) => {
  expect(readStudioTheme(preset)).toEqual(preset);
});

test('what is set back to the documented value is no change', () => {
  const changed = withSetting(withColour(DOCUMENTED, 'dark', 'info', '#ffffff'), 'spacing', 6);
  expect(changed).toEqual({ dark: { info: '#ffffff' }, spacing: 6 });
  const back = withSetting(withColour(changed, 'dark', 'info', undefined), 'spacing', 8);
  expect(back).toBe(DOCUMENTED);
});
