// What a build or a test runs over files that people write; kept apart for its size.

export { checkTranslations } from './core/check-translations';
export { parseTranslations } from './core/parse-translations';
export { parseConfig } from './core/docs-config';
export type { DocsConfig, DocsLanguage, DocsVersion } from './core/docs-config';
export type { Dictionary } from './core/dictionary';
export type { DocsIssue } from './core/issue';
