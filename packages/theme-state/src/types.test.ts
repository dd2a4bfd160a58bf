import { expectTypeOf, test } from 'vitest';
import {
  initialThemeState,
  resolveMode,
  themeReducer,
  type ColorMode,
  type PaletteMode,
  type ThemeAction,
  type ThemeState,
} from './index';

test('the types of the contract: three actions over one state', () => {
  expectTypeOf(initialThemeState).toEqualTypeOf<ThemeState>();
  expectTypeOf(themeReducer).returns.toEqualTypeOf<ThemeState>();
  expectTypeOf<ThemeState>().toHaveProperty('dense').toEqualTypeOf<boolean>();
  expectTypeOf<ThemeState>().toHaveProperty('direction').toEqualTypeOf<'ltr' | 'rtl'>();
  expectTypeOf<ThemeState>().toHaveProperty('paletteMode').toEqualTypeOf<PaletteMode>();
  expectTypeOf({ type: 'SET_DENSE', payload: true } as const).toExtend<ThemeAction>();
  expectTypeOf({ type: 'RESET_DENSITY' } as const).toExtend<ThemeAction>();
  expectTypeOf({
    type: 'CHANGE',
    payload: { paletteMode: 'dark' },
  } as const).toExtend<ThemeAction>();
});

test('what the compiler refuses', () => {
  expectTypeOf({ type: 'SET_DENSE', payload: 'yes' } as const).not.toExtend<ThemeAction>();
  expectTypeOf({
    type: 'CHANGE',
    payload: { paletteMode: 'sepia' },
  } as const).not.toExtend<ThemeAction>();
  expectTypeOf<'sepia'>().not.toExtend<ColorMode>();
  expectTypeOf(resolveMode).returns.toEqualTypeOf<PaletteMode>();
});
