export { studioOptions } from './studio-options';
export { useStudioTheme } from './use-studio-theme';
