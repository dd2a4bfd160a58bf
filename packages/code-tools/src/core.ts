export { cookieValue } from './core/cookie';
export {
  CODE_VARIANT_COOKIE,
  CODE_VARIANT_MAX_AGE,
  parseCodeVariant,
  resolveCodeVariant,
  serializeCodeVariantCookie,
} from './core/code-variant';
export type { CodeVariant } from './core/code-variant';
export { createCodeVariantStore } from './core/code-variant-store';
export type {
  CodeVariantStore,
  CodeVariantStoreOptions,
  CookieJar,
} from './core/code-variant-store';
export { isCopyShortcut } from './core/copy-shortcut';
export type { ShortcutKeys, ShortcutSituation } from './core/copy-shortcut';
export { plainCode } from './core/plain-code';
