import { canonicalPathname } from './pathname';

/**
 * The style sheets of fonts that a page needs beyond the site's own: those of each demo template
 * whose name its path contains.
 *
 * @param pathname path of the page
 * @param fonts URLs of style sheets by name of the template
 */
export function fontsFromPathname(
  pathname: string,
  fonts: Readonly<Record<string, readonly string[]>>,
): string[] {
  const path = canonicalPathname(pathname);
  return Object.keys(fonts).flatMap((template) =>
    template && path.includes(template) ? (fonts[template] ?? []) : [],
  );
}
