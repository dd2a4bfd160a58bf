import { canonicalPathname } from './pathname';

/** Product and category of a page, as analytics and search know them. */
export interface Product {
  readonly productId: string | null;
  readonly productCategoryId: string | null;
}

const CORE = /^\/(material-ui|joy-ui|system)(?:\/|$)/;
const X = /^\/x\/(?:react-|api\/)(data-grid|date-pickers|charts|tree-view)(?:\/|$)/;

/**
 * Derives the product from a path; both ids are null where nothing fits. The language prefix
 * changes nothing.
 *
 * @param pathname such as `/x/react-data-grid/`, which gives `x-data-grid` of the category `x`
 */
export function productFromPathname(pathname: string): Product {
  const path = canonicalPathname(pathname);
  const core = CORE.exec(path)?.[1];
  if (core) return { productId: core, productCategoryId: 'core' };
  const x = X.exec(path)?.[1];
  if (x) return { productId: `x-${x}`, productCategoryId: 'x' };
  if (/^\/toolpad\/core(?:\/|$)/.test(path)) {
    return { productId: 'toolpad-core', productCategoryId: 'toolpad' };
  }
  const docs = /^\/experiments\/docs(?:\/|$)/.test(path);
  return { productId: docs ? 'docs-infra' : null, productCategoryId: null };
}
