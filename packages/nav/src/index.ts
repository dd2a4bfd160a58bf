// The whole package is pure: this entry and ./core are the same.

export { definePages } from './core/page-entry';
export type { PageEntry, PageIcon } from './core/page-entry';
export { breadcrumbs, findActive, indexPages, prevNext, toRoutes } from './core/index-pages';
export type { NavIndex } from './core/index-pages';
export { validatePages } from './core/validate-pages';
export type { NavIssue } from './core/validate-pages';
export { canonicalPathname, localeFromPathname, productFromPathname } from './core/pathname';
export type { Product } from './core/pathname';
export { titleFromPathname } from './core/title';
export { versionLinks } from './core/version-links';
export type { VersionLink } from './core/version-links';
