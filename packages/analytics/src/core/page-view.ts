import type { PageViewEvent } from './event';
import { pageLocation } from './page-location';

export interface PageViewOptions {
  readonly title: string;
  /** Path or whole address of the page. */
  readonly href: string;
  /** Language codes with a path prefix. */
  readonly languages: readonly string[];
  readonly productId: string | null;
  readonly productCategoryId: string | null;
}

/** The event of a page that was shown. */
export function pageView({ href, languages, ...page }: PageViewOptions): PageViewEvent {
  const { title, productId, productCategoryId } = page;
  const location = pageLocation(href, languages);
  return { type: 'page_view', title, location, productId, productCategoryId };
}
