/** Height of the top bar and some air: a section is being read once its heading has come this far. */
const READING_LINE = 120;

/**
 * The section a reader is in.
 *
 * @param tops headings in reading order with their distance from the viewport's top in pixels
 * @param atEnd whether the page can't scroll further, where short last sections never reach the line
 */
export function sectionInView(
  tops: readonly { readonly id: string; readonly top: number }[],
  atEnd: boolean,
): string | undefined {
  if (atEnd) return tops.at(-1)?.id;
  return tops.filter(({ top }) => top <= READING_LINE).at(-1)?.id;
}
