// The whole package is pure: this entry and ./core are the same.

export { definePages, isExternal, pageIcons, pagePlans } from './core/page-entry';
export type { PageEntry, PageIcon, PagePathname, PagePlan } from './core/page-entry';
export { indexPages } from './core/index-pages';
export type { NavIndex } from './core/index-pages';
export { breadcrumbs, findActive, prevNext, toRoutes } from './core/lookup';
export type { ActivePage } from './core/lookup';
export { validatePages } from './core/validate-pages';
export type { NavIssue, ValidatePagesOptions } from './core/validate-pages';
export { canonicalPathname, knownLanguages, localeFromPathname } from './core/pathname';
export { productFromPathname } from './core/product';
export type { Product } from './core/product';
export { fontsFromPathname } from './core/fonts';
export { titleFromPathname, titleOf } from './core/title';
export { versionLinks } from './core/version-links';
export type { ProductIdentity, VersionLink, VersionLinksOptions } from './core/version-links';
