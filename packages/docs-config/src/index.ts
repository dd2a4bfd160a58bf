export { createTranslator } from './core/translator';
export type {
  Dictionary,
  Translate,
  TranslateOptions,
  Translations,
  TranslatorOptions,
} from './core/translator';
export { mergeTranslations } from './core/merge-translations';
export { checkTranslations, parseTranslations } from './core/check-translations';
export type { TranslationIssue } from './core/check-translations';
export {
  DocsProvider,
  useDocsConfig,
  useSetUserLanguage,
  useTranslate,
  useUserLanguage,
} from './docs-provider';
export type { DocsProviderProps } from './docs-provider';
export { translations } from './translations';
export type { TranslationKey } from './translations';
