import { expect, test } from 'vitest';
import {
  MODE_KEY,
  parseColorMode,
  readColorMode,
  resolveMode,
  SCHEME_KEYS,
  type ColorMode,
} from './color-mode';
import { documentPlan, modePlan } from './document-plan';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  [null, 'system'],
  [undefined, 'system'],
  ['', 'system'],
  ['Dark', 'system'],
  [' dark', 'system'],
  ['"dark"', 'system'],
  ['constructor', 'system'],
  [{}, 'system'],
])('[B3] [C4] the stored mode %j is read as %s', (stored, mode) => {
  expect(parseColorMode(stored)).toBe(mode);
});

test('[C4] another default may be given', () => {
  expect(parseColorMode('sepia', 'dark')).toBe('dark');
  expect(parseColorMode('system', 'dark')).toBe('system');
});

test.each<[ColorMode, 'light' | 'dark', 'light' | 'dark']>([
  ['light', 'light', 'light'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['dark', 'dark', 'dark'],
  ['system', 'light', 'light'],
  ['system', 'dark', 'dark'],
])('[C4] mode %s on a %s system shows %s', (mode, system, shown) => {
  expect(resolveMode(mode, system)).toBe(shown);
});

const schemes = { light: ['paper', 'sand'], dark: ['ink', 'night'] } as const;
const read = (texts: Record<string, string>) =>
  readColorMode((key) => texts[key] ?? null, 'dark', schemes);

test('[B3] mode and both colour schemes are read from the storage', () => {
  const texts = {
    [MODE_KEY]: 'light',
    [SCHEME_KEYS.light]: 'sand',
    [SCHEME_KEYS.dark]: 'night',
  };
  expect(read(texts)).toEqual({
    mode: 'light',
    systemMode: 'dark',
    resolvedMode: 'light',
    lightScheme: 'sand',
    darkScheme: 'night',
  });
});

test('[B3] what is stored and not supported becomes the default', () => {
  const texts = {
    [MODE_KEY]: '<script>',
    [SCHEME_KEYS.light]: 'night',
    [SCHEME_KEYS.dark]: 'length',
  };
  expect(read(texts)).toEqual({
    mode: 'system',
    systemMode: 'dark',
    resolvedMode: 'dark',
    lightScheme: 'paper',
    darkScheme: 'ink',
  });
});

test('[B3] a default scheme counts when it is supported', () => {
  const defaults = { lightScheme: 'sand', darkScheme: 'sand' };
  const state = readColorMode(() => null, 'light', schemes, defaults);
  expect([state.lightScheme, state.darkScheme]).toEqual(['sand', 'ink']);
});

test('[B3] the storage keys are settled: a change would lose every reader’s choice', () => {
  expect([MODE_KEY, SCHEME_KEYS.light, SCHEME_KEYS.dark]).toEqual([
    'lectern-mode',
    'lectern-light-scheme',
    'lectern-dark-scheme',
  ]);
});

test('[C6] the plan names class, direction, density, bar colour and colour scheme', () => {
  const colors = { light: 'white', dark: 'black' };
  expect(documentPlan({ paletteMode: 'dark', direction: 'rtl', dense: true }, colors)).toEqual({
    className: 'mode-dark',
    colorScheme: 'dark',
    themeColor: 'black',
    dir: 'rtl',
    dense: true,
  });
  expect(modePlan('light')).toEqual({
    className: 'mode-light',
    colorScheme: 'light',
    themeColor: '#ffffff',
  });
});
