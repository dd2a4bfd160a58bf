import { describe, expect, test } from 'vitest';
import { readThemeCode, type LeftOut } from './read-theme-code';
import type { StudioTheme } from './studio-theme';

const cases: [string, string, StudioTheme, LeftOut[]][] = [
  [
    'a module as people write it',
    `import { createTheme } from '@mui/material/styles';

// Colours of the brand.
const theme = createTheme({
  palette: {
    primary: { main: '#0b5c6b' },
    secondary: { main: "#A8461C", },
  },
  shape: { borderRadius: 12 },
  spacing: 6,
});

export default theme;
`,
    {
      light: { primary: '#0b5c6b', secondary: '#a8461c' },
      borderRadius: 12,
      spacing: 6,
    },
    [],
  ],
  [
    'types, assertions and comments',
    `const theme: Theme = createTheme({
  palette: { mode: 'dark' as const, /* warm */ primary: { main: '#ffcc80' } },
  typography: { button: { textTransform: 'none' } },
} satisfies ThemeOptions) as Theme;`,
    { dark: { primary: '#ffcc80' }, buttonCase: 'none' },
    [],
  ],
  [
    'options in a constant',
    `const colour = '#123456';
export const options: ThemeOptions = { palette: { primary: { main: colour } } };
export const theme = responsiveFontSizes(createTheme(options));`,
    { light: { primary: '#123456' } },
    [],
  ],
  [
    'an object alone',
    `{
  "typography": { "fontSize": 16, "fontFamily": ['Inter', '"Segoe UI"', 'serif'].join(',') },
  "shape": { "borderRadius": 0 }
};`,
    { fontSize: 16, fontFamily: 'Inter, "Segoe UI", serif', borderRadius: 0 },
    [],
  ],
  [
    'colours of both modes',
    `createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: { palette: { background: { default: '#fafafa' } } },
    dark: { palette: { text: { primary: 'rgba(255, 255, 255, 0.9)' } } },
  },
})`,
    {
      light: { 'background.default': '#fafafa' },
      dark: { 'text.primary': '#ffffffe6' },
    },
    [],
  ],
  [
    'a theme of Joy UI',
    `extendTheme({
  colorSchemes: { light: { palette: { primary: { 500: '#0b5c6b' }, danger: { 500: '#aa0000' } } } },
  fontFamily: { body: 'Inter' },
})`,
    { light: { primary: '#0b5c6b', error: '#aa0000' }, fontFamily: 'Inter' },
    [],
  ],
  [
    'what only running it would tell',
    `import { red } from '@mui/material/colors';
const theme = createTheme({
  ...base,
  palette: {
    primary: { main: '#0b5c6b', light: '#cccccc' },
    error: { main: red[500] },
    info: { main: alpha('#fff', 0.5) },
    [key]: { main: '#ffffff' },
  },
  spacing: (factor) => factor * 4,
  components: {
    MuiButton: { styleOverrides: { root: { color: 'red' } } },
  },
  mixins() {
    return {};
  },
}, other);`,
    { light: { primary: '#0b5c6b' } },
    [
      { path: '...', line: 3 },
      { path: 'palette.primary.light', line: 5 },
      { path: 'palette.error.main', line: 6 },
      { path: 'palette.info.main', line: 7 },
      { path: 'palette.[…].main', line: 8 },
      { path: 'spacing', line: 10 },
      { path: 'components.MuiButton.styleOverrides.root.color', line: 12 },
      { path: 'mixins', line: 14 },
      { path: 'createTheme', line: 17 },
    ],
  ],
  [
    'values that no theme here may have',
    `createTheme({
  palette: { primary: { main: 'url(https://example.org)' }, info: { main: 'tomato' } },
  typography: { fontFamily: 'a;b', fontSize: 400, h1: { fontWeight: 700 }, h2: { fontWeight: 500 } },
  shape: { borderRadius: '8px' },
})`,
    { headingWeight: 700 },
    [
      { path: 'palette.primary.main', line: 2 },
      { path: 'palette.info.main', line: 2 },
      { path: 'typography.fontFamily', line: 3 },
      { path: 'typography.fontSize', line: 3 },
      { path: 'typography.h2.fontWeight', line: 3 },
      { path: 'shape.borderRadius', line: 4 },
    ],
  ],
];

test.each(cases)('%s is read', (_name, code, theme, left) => {
  expect(readThemeCode(code)).toEqual({ theme, left });
});

describe('no theme is found in', () => {
  test.each([
    ['nothing', ''],
    ['prose', 'Please make it blue.'],
    ['code that does not end', 'createTheme({ palette: {'],
    ['code without an object', 'export const x = createTheme(options);'],
  ])('%s', (_name, code) => {
    expect(readThemeCode(code)).toEqual({ theme: null, left: [] });
  });
});

test('an object that holds itself is left', () => {
  const { theme, left } = readThemeCode('const a = { palette: a };\ncreateTheme(a);');
  expect(theme).toEqual({});
  expect(left).toHaveLength(1);
});

test('pasted code is never run', () => {
  const code = `createTheme({ spacing: (() => { globalThis.wasRun = true; return 4; })() })`;
  expect(readThemeCode(code)).toEqual({ theme: {}, left: [{ path: 'spacing', line: 1 }] });
  expect(globalThis).not.toHaveProperty('wasRun');
});
