/** The floor of every package. A package imports from lower floors only. */
export const floors = {
  'page-model': 0,
  'docs-config': 1,
  ads: 1,
  'theme-state': 1,
  nav: 1,
  'code-tools': 1,
  analytics: 1,
  search: 1,
  offline: 1,
  'version-lens': 1,
  markdown: 2,
  demos: 2,
  'api-docs': 2,
  'bundle-cost': 2,
  'site-build': 3,
  layout: 4,
  'next-adapter': 5,
};

/** Published packages: they depend on nothing of this repository. */
export const published = ['docs-config', 'ads', 'theme-state', 'nav', 'code-tools'];

/** Packages that only one package may import. */
export const reserved = { next: 'next-adapter' };
