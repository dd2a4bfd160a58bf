const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.json', ''];

/** Name of the file beside an edited module that a relative import leads to. */
export function siblingOf(
  specifier: string,
  files: Readonly<Record<string, string>>,
): string | undefined {
  if (!specifier.startsWith('./')) return undefined;
  const base = specifier.slice(2);
  return ENDINGS.map((ending) => base + ending).find((name) => Object.hasOwn(files, name));
}
