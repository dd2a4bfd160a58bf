export { AreaApp } from './area-app';
export type { AreaAppProps } from './area-app';
export { DocsPage } from './docs-page';
