export { contrastOn, ENOUGH_CONTRAST } from './contrast';
export { presets } from './presets';
export { readColour } from './colour';
export { studioCode } from './studio-code';
export { studioStore, useStudioTheme } from './use-studio-theme';
export {
  BOUNDS,
  BUTTON_CASES,
  COLOURS,
  colourOf,
  DEFAULT_SETTINGS,
  DOCUMENTED,
  MODES,
  readSetting,
  readStudioTheme,
  withColour,
  withSetting,
} from './studio-theme';
export type { ColourName, Mode, StudioTheme } from './studio-theme';
