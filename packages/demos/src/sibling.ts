/** Endings of what a demo may import beside it; the empty one is for names written in full. */
const SOURCES = ['.tsx', '.ts', ''];

/**
 * Name of the file beside a module that a relative import leads to.
 *
 * @param has whether there is a file of that name
 * @param endings that the import may leave out, the first that fits
 */
export function siblingOf(
  specifier: string,
  has: (name: string) => boolean,
  endings: readonly string[] = SOURCES,
): string | undefined {
  if (!specifier.startsWith('./')) return undefined;
  const base = specifier.slice(2);
  return endings.map((ending) => base + ending).find(has);
}
