export { codeLanguages, highlight } from './highlight';
export { highlightVariants, parsePage } from './parse-page';
export type { ParsedPage, ParseOptions } from './parse-page';
export type { DemoReference } from './directives';
export type { PageLink } from './links';
export { parseFrontMatter } from './front-matter';
export type { FrontMatter } from './front-matter';
export { renderMarkdown } from './render-markdown';
