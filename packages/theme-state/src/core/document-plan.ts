import type { Direction, PaletteMode, ThemeState } from './theme-reducer';

/** What a colour mode changes in the document. */
export interface ModePlan {
  /** Class of the body. */
  readonly className: 'mode-light' | 'mode-dark';
  /** Content of the theme-color metas: the colour of the browser's own bars. */
  readonly themeColor: string;
  /** CSS `color-scheme` of the root: form controls and scroll bars. */
  readonly colorScheme: PaletteMode;
}

/** What the theme changes in the document. */
export interface DocumentPlan extends ModePlan {
  /** Direction of the body. */
  readonly dir: Direction;
  /** Whether the root has `data-dense`. */
  readonly dense: boolean;
}

/** Colour of the browser's own bars in each mode, as CSS. */
export type ThemeColors = Readonly<Record<PaletteMode, string>>;

/** White, and the dark surface of the site that ships with these packages. */
export const defaultThemeColors: ThemeColors = { light: '#ffffff', dark: '#161616' };

/** Plans the document for a mode alone. */
export function modePlan(
  mode: PaletteMode,
  themeColors: ThemeColors = defaultThemeColors,
): ModePlan {
  return { className: `mode-${mode}`, themeColor: themeColors[mode], colorScheme: mode };
}

/** Plans the document for a theme state. */
export function documentPlan(
  { paletteMode, direction, dense }: ThemeState,
  themeColors?: ThemeColors,
): DocumentPlan {
  return { ...modePlan(paletteMode, themeColors), dir: direction, dense };
}
