export { DocsFrame } from './docs-frame';
export type { DocsFrameProps } from './docs-frame';
export { hrefOf, localizedHref } from './href';
export { useShell } from './shell';
export type { LinkComponent, Shell } from './shell';
export { DocArticle } from './views/doc-article';
export { DemoFrame } from './views/demo-frame';
export { DemoCrash } from './views/demo-crash';
export { NotFound } from './views/not-found';
