/** Language in which code samples are shown. */
export type CodeVariant = 'TS' | 'JS';

/** Name of the cookie that keeps the reader's choice. */
export const CODE_VARIANT_COOKIE = 'codeVariant';

/** Life of that cookie in seconds: one year of 365 days. */
export const CODE_VARIANT_MAX_AGE = 31_536_000;

/** A stored value as a code variant; undefined for anything else. */
export function parseCodeVariant(stored: unknown): CodeVariant | undefined {
  return stored === 'TS' || stored === 'JS' ? stored : undefined;
}

/**
 * The variant to start with: a link to a file (`#Button.js`, `#Button.tsx`) decides, then the
 * cookie, then TypeScript.
 *
 * @param hint.hash fragment of the URL, with or without `#`
 * @param hint.cookie value of the cookie
 */
export function resolveCodeVariant(hint: {
  readonly hash?: string | null | undefined;
  readonly cookie?: string | null | undefined;
}): CodeVariant {
  const hash = hint.hash ?? '';
  if (hash.endsWith('.js')) return 'JS';
  if (hash.endsWith('.tsx')) return 'TS';
  return parseCodeVariant(hint.cookie) ?? 'TS';
}

/** The cookie that keeps a variant, as `document.cookie` or a Set-Cookie header takes it. */
export function serializeCodeVariantCookie(variant: CodeVariant): string {
  // Lax: the choice is the site's own and needs no way into other sites' frames.
  return `${CODE_VARIANT_COOKIE}=${variant};path=/;max-age=${CODE_VARIANT_MAX_AGE};SameSite=Lax`;
}
