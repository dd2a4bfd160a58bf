export { joyOptions } from './joy-options';
export { stageStyle } from './stage-style';
export { DOCUMENTED, type StudioTheme } from './studio-theme';
export { useStudioTheme } from './use-studio-theme';
