import * as scales from '@mui/material/colors';
import { createTheme, darken, getContrastRatio, type Color } from '@mui/material/styles';

const { common: _common, ...hues } = scales;

/** The scales of Material Design by name. */
export const hueScales: Readonly<Record<string, Color>> = hues;

export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type Shade = (typeof shades)[number];

/** A hex colour with three or six digits, or nothing. */
export function parseHex(text: string): string | undefined {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

/** What the theme computes from a main colour, with the contrast of text on each tone. */
export function tonesOf(main: string) {
  const { palette } = createTheme({ palette: { contrastThreshold: 4.5, primary: { main } } });
  return (['light', 'main', 'dark'] as const).map((name) => {
    const value = palette.primary[name];
    const text = palette.getContrastText(value);
    // The dark text is black at 87 %, so what is seen is the tone, darkened by as much.
    const seen = text === '#fff' ? text : darken(value, 0.87);
    return { name, value, text, ratio: getContrastRatio(seen, value) };
  });
}

/** How much of WCAG a contrast ratio meets, for text of normal and of large size. */
export function gradeOf(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA, large text only' : 'Too weak';
}

/** The code of a theme with two colours. */
export function themeCode(primary: string, secondary: string): string {
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    contrastThreshold: 4.5,
    primary: { main: '${primary}' },
    secondary: { main: '${secondary}' },
  },
});
`;
}
