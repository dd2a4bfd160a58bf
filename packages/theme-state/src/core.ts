export { initialThemeState, themeReducer } from './core/theme-reducer';
export type { Direction, PaletteMode, ThemeAction, ThemeState } from './core/theme-reducer';
export {
  createThemeChoiceStore,
  DENSITY_KEY,
  DIRECTION_KEY,
  parseThemeChoices,
} from './core/theme-choices';
export type { ThemeChoices, ThemeChoiceStore } from './core/theme-choices';
export { createThemeStore } from './core/theme-store';
export type { ThemeStore } from './core/theme-store';
export {
  MODE_KEY,
  parseColorMode,
  readColorMode,
  resolveMode,
  SCHEME_KEYS,
} from './core/color-mode';
export type { ColorMode, ColorModeDefaults, ColorModeState, ColorSchemes } from './core/color-mode';
export { defaultThemeColors, documentPlan, modePlan } from './core/document-plan';
export type { DocumentPlan, ModePlan, ThemeColors } from './core/document-plan';
export { createListeners } from './core/listeners';
export type { Listeners } from './core/listeners';
export { memoryStorage, tolerantStorage } from './core/tolerant-storage';
export type { ColorModeStorage } from './core/tolerant-storage';
export { createColorModeStore } from './core/color-mode-store';
export type {
  ColorModeMedia,
  ColorModeStore,
  ColorModeStoreOptions,
} from './core/color-mode-store';
