import type { StudioTheme } from './studio-theme';

/** Themes to begin with, by the key of their name. */
export const presets = {
  harbour: {
    light: { primary: '#0b5c6b', secondary: '#a8461c', info: '#2a6190' },
    dark: { primary: '#7fd0de', secondary: '#ffb68c', 'background.default': '#0f1719' },
    borderRadius: 10,
    buttonCase: 'none',
  },
  orchard: {
    light: {
      primary: '#3f6b1f',
      secondary: '#8a3b5c',
      'background.default': '#fbfaf3',
      'background.paper': '#fffef9',
    },
    dark: { primary: '#b3d68a', secondary: '#f0a9c4', 'background.default': '#14180f' },
    borderRadius: 18,
    buttonCase: 'none',
    headingWeight: 500,
  },
  newsprint: {
    light: { primary: '#1f1f1f', secondary: '#a3201c', 'text.primary': '#141414' },
    dark: { primary: '#ededed', secondary: '#ff9b94' },
    fontFamily: 'Georgia, "Times New Roman", serif',
    headingWeight: 700,
    borderRadius: 0,
    buttonCase: 'capitalize',
  },
  control: {
    light: { primary: '#4b3fbf', secondary: '#00695c' },
    dark: { primary: '#b9b2ff', secondary: '#7fd8c8', 'background.paper': '#1b1b22' },
    fontSize: 13,
    spacing: 6,
    borderRadius: 2,
  },
} as const satisfies Record<string, StudioTheme>;
