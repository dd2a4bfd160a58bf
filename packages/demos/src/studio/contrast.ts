import { getContrastRatio } from '@mui/system/colorManipulator';
import { colourOf, type ColourName, type Mode, type StudioTheme } from './studio-theme';

/** What WCAG asks of text. */
export const ENOUGH_CONTRAST = 4.5;

/** From this contrast on a theme writes in white: its `contrastThreshold`. */
const WHITE_FROM = 3;

const channels = (hex: string) =>
  [1, 3, 5, 7].map((at) => (hex.length > at ? parseInt(hex.slice(at, at + 2), 16) : 255));

/** What is seen of a colour over an opaque one. */
function over(colour: string, ground: string): string {
  const [, , , alpha = 255] = channels(colour);
  const below = channels(ground);
  const seen = channels(colour)
    .slice(0, 3)
    .map((value, at) => Math.round((value * alpha + (below[at] ?? 0) * (255 - alpha)) / 255));
  return `#${seen.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const contrast = (text: string, ground: string) => getContrastRatio(over(text, ground), ground);

/**
 * Contrast of the text on a colour, as the theme writes it: on backgrounds the primary text, on the
 * others white or black. The colour of text itself is held to the page's background.
 */
export function contrastOn(theme: StudioTheme, mode: Mode, name: ColourName): number {
  const page = over(colourOf(theme, mode, 'background.default'), '#ffffff');
  const text = colourOf(theme, mode, 'text.primary');
  if (name === 'text.primary') return contrast(text, page);
  const ground = over(colourOf(theme, mode, name), page);
  if (name.startsWith('background.')) return contrast(text, ground);
  const white = contrast('#ffffff', ground);
  return white >= WHITE_FROM ? white : contrast('#000000de', ground);
}
