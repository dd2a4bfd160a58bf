/** Two-letter languages that a path may start with, where the caller names none. */
export const knownLanguages: readonly string[] = ['ar', 'de', 'es', 'fr', 'ja', 'ko', 'pt', 'ru', 'zh'];

/**
 * Splits the language from a path. Only a whole first segment that names a known language counts;
 * everything else is English.
 *
 * @param pathname such as `/zh/material-ui/react-button/`
 * @param languages codes the site is served in
 */
export function localeFromPathname(
  pathname: string,
  languages: readonly string[] = knownLanguages,
): { language: string; pathname: string } {
  const match = /^\/([a-z]{2})(\/.*)?$/.exec(pathname);
  const [, code, rest] = match ?? [];
  if (!code || code === 'en' || !languages.includes(code)) return { language: 'en', pathname };
  return { language: code, pathname: rest ?? '/' };
}

/** Path in the form that stands for the page: no language, query, hash or trailing slash; `/api` is `/api-docs`. */
export function canonicalPathname(pathname: string): string {
  const path = pathname.split(/[?#]/, 1)[0] ?? '';
  const { pathname: own } = localeFromPathname(path);
  const trimmed = own.replace(/\/+$/, '');
  return trimmed.replace(/^\/api(?=\/|$)/, '/api-docs') || '/';
}

/** Product and category of a page, as analytics and search know them. */
export interface Product {
  readonly productId: string | null;
  readonly productCategoryId: string | null;
}

const CORE = ['material-ui', 'joy-ui', 'system'];
const X = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

/** Derives the product from a path; both ids are null where nothing fits. */
export function productFromPathname(pathname: string): Product {
  const [first, second, third] = canonicalPathname(pathname).split('/').slice(1);
  if (first && CORE.includes(first)) return { productId: first, productCategoryId: 'core' };
  if (first === 'x') {
    const name = second === 'api' ? third : second?.replace(/^react-/, '');
    const known = name !== undefined && X.includes(name);
    const isProduct = known && (second === 'api' || second?.startsWith('react-'));
    if (isProduct) return { productId: `x-${name}`, productCategoryId: 'x' };
  }
  if (first === 'toolpad' && second === 'core') {
    return { productId: 'toolpad-core', productCategoryId: 'toolpad' };
  }
  if (first === 'experiments' && second === 'docs') {
    return { productId: 'docs-infra', productCategoryId: null };
  }
  return { productId: null, productCategoryId: null };
}
