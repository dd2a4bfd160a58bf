import { expect, test } from 'vitest';
import {
  initialThemeState,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from './theme-reducer';

const state = (change: Partial<ThemeState> = {}): ThemeState => ({
  ...initialThemeState,
  ...change,
});

test('[B9] the theme starts spacious, left to right and light', () => {
  expect(initialThemeState).toEqual({ dense: false, direction: 'ltr', paletteMode: 'light' });
});

const changes: [string, ThemeAction, Partial<ThemeState>, Partial<ThemeState>][] = [
  ['[C1] SET_DENSE sets dense', { type: 'SET_DENSE', payload: true }, {}, { dense: true }],
  [
    '[C1] SET_DENSE can return dense to false',
    { type: 'SET_DENSE', payload: false },
    { dense: true },
    {},
  ],
  ['[C1] RESET_DENSITY returns dense to false', { type: 'RESET_DENSITY' }, { dense: true }, {}],
  [
    '[C2] CHANGE updates paletteMode alone',
    { type: 'CHANGE', payload: { paletteMode: 'dark' } },
    { dense: true, direction: 'rtl' },
    { dense: true, direction: 'rtl', paletteMode: 'dark' },
  ],
  [
    '[C2] CHANGE updates direction alone',
    { type: 'CHANGE', payload: { direction: 'rtl' } },
    { paletteMode: 'dark' },
    { paletteMode: 'dark', direction: 'rtl' },
  ],
  [
    '[C2] CHANGE updates both at once',
    { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
    {},
    { paletteMode: 'dark', direction: 'rtl' },
  ],
  [
    '[C2] CHANGE takes nothing else from its payload',
    { type: 'CHANGE', payload: { paletteMode: 'dark', dense: true, extra: 1 } as object },
    {},
    { paletteMode: 'dark' },
  ],
];

test.each(changes)('%s', (_title, action, before, after) => {
  expect(themeReducer(state(before), action)).toEqual(state(after));
});

const nothings: [string, unknown, Partial<ThemeState>?][] = [
  ['SET_DENSE to what it is', { type: 'SET_DENSE', payload: true }, { dense: true }],
  ['SET_DENSE without a payload', { type: 'SET_DENSE' }],
  ['RESET_DENSITY of a spacious theme', { type: 'RESET_DENSITY' }],
  [
    'CHANGE to equal values',
    { type: 'CHANGE', payload: { paletteMode: 'light', direction: 'ltr' } },
  ],
  ['CHANGE with an empty payload', { type: 'CHANGE', payload: {} }],
  ['CHANGE without a payload', { type: 'CHANGE' }],
  ['CHANGE with null', { type: 'CHANGE', payload: null }],
  ['CHANGE of nothing but dense', { type: 'CHANGE', payload: { dense: true } }],
  [
    'CHANGE to undefined',
    { type: 'CHANGE', payload: { paletteMode: undefined } },
    { paletteMode: 'dark' },
  ],
  [
    'CHANGE to values that do not exist',
    { type: 'CHANGE', payload: { paletteMode: 'sepia', direction: 'up' } },
  ],
];

test.each(nothings)('[C2] %s gives the same object back', (_title, action, before = {}) => {
  const held = state(before);
  expect(themeReducer(held, action as ThemeAction)).toBe(held);
});

test.each([['SET_DENSITY'], [undefined], ['toString']])(
  '[C3] the action %s is an error that names it',
  (type) => {
    const act = () => themeReducer(state(), { type } as never);
    expect(act).toThrow(new Error(`Unrecognized type ${type}`));
  },
);
