import { decomposeColor, hslToRgb } from '@mui/system/colorManipulator';

/** How colours may be written: those notations of CSS that a theme can calculate with. */
const WRITTEN =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|rgba?\([\d\s.,]+\)|hsla?\([\d\s.,%]+\))$/i;

const pair = (value: number) =>
  Math.round(Math.min(Math.max(value, 0), 255))
    .toString(16)
    .padStart(2, '0');

/**
 * A colour as `#rrggbb`, or `#rrggbbaa` where it can be seen through.
 *
 * @returns undefined for everything that is no colour
 */
export function readColour(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const written = text.trim().toLowerCase();
  if (!WRITTEN.test(written)) return undefined;
  const { type, values } = decomposeColor(written.startsWith('hsl') ? hslToRgb(written) : written);
  const [red = NaN, green = NaN, blue = NaN, alpha = 1] = values;
  if (!type.startsWith('rgb') || ![red, green, blue, alpha].every(Number.isFinite)) {
    return undefined;
  }
  const hex = `#${pair(red)}${pair(green)}${pair(blue)}`;
  return alpha < 1 ? `${hex}${pair(alpha * 255)}` : hex;
}
