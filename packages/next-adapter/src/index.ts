export { DocsPage } from './docs-page';
export { DocsHead } from './docs-head';
export { createRouting, useRefreshOn } from './link';
export type { Routing } from './link';
