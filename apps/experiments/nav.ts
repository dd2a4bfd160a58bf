import { definePages } from '@lectern/nav';

/** The tree of the area. A page's title comes from its front matter. */
export const pages = definePages([
  { pathname: '/experiments/docs/markdown/' },
  { pathname: '/experiments/docs/many-demos/' },
  { pathname: '/experiments/docs/one-demo/' },
  { pathname: '/experiments/docs/no-demo/' },
]);
