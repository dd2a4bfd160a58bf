const HTTPS = /^https:\/\/[^\s/?#]+/i;

/** An address over https, where `//host/…` is taken as such; undefined for anything else. */
export function httpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const trimmed = value.trim();
  const url = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  return HTTPS.test(url) ? url : undefined;
}
