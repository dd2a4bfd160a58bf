export { addStylesheet } from './add-stylesheet';
export type { StylesheetOptions } from './add-stylesheet';
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
export { getCookie } from './get-cookie';
export { copyText } from './copy-text';
export { codeTextOf } from './code-text';
export { COPY_BUTTON_MS, COPY_MS, useCopy } from './use-copy';
export type { Copy } from './use-copy';
export { CopyButton } from './copy-button';
export type { CopyButtonProps, CopyLabels } from './copy-button';
export { CodeCopyProvider, listenForCodeCopy } from './code-copy-provider';
export { codeVariantStore } from './page-code-variant';
export { CodeVariantProvider, useCodeVariant } from './code-variant-provider';
export type { CodeVariantControl, CodeVariantProviderProps } from './code-variant-provider';
export { HighlightedCode } from './highlighted-code';
export type { HighlightedCodeProps } from './highlighted-code';
