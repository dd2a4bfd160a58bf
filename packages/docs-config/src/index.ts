export { createTranslator } from './core/translator';
export type { Translate, TranslateOptions, TranslatorOptions } from './core/translator';
export type { Dictionary, KeyOf, Translations } from './core/dictionary';
export { directionOf } from './core/language';
export { mergeTranslations } from './core/merge-translations';
export type { MergedTranslations } from './core/merge-translations';
export type { DocsConfig, DocsLanguage, DocsVersion } from './core/docs-config';
export { parseAdConfig } from './core/ad-config';
export type { DocsAdConfig } from './core/ad-config';
export type { DocsIssue } from './core/issue';
export {
  DocsProvider,
  useDocsConfig,
  useDocsContext,
  useSetUserLanguage,
  useTranslate,
  useUserLanguage,
} from './docs-provider';
export type { DocsContextValue, DocsProviderProps } from './docs-provider';
export { translations } from './translations';
export type { TranslationKey } from './translation-key';
