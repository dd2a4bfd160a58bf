/** `_headers` and `_redirects` in the form that static hosts share. */

const YEAR = 31536000;

/**
 * @param {import('@lectern/page-model').SiteConfig} site
 * @param {string[]} hashes of the inline scripts
 */
export function headersFile(site, hashes) {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    // Emotion and the style attribute write styles at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
  const lines = [
    '/*',
    `  Content-Security-Policy: ${policy}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Strict-Transport-Security: max-age=31536000; includeSubDomains',
    '  Cache-Control: public, max-age=0, must-revalidate',
    '',
  ];
  for (const { id } of site.areas) {
    lines.push(`/_areas/${id}/*`, `  Cache-Control: public, max-age=${YEAR}, immutable`, '');
  }
  return lines.join('\n');
}

/** @param {import('@lectern/page-model').SiteConfig} site */
export function redirectsFile(site) {
  const prefixes = site.languages.map(({ code }, index) => (index === 0 ? '' : `/${code}`));
  const lines = site.areas
    .filter(({ start }) => start !== undefined)
    .flatMap(({ prefix, start }) => prefixes.map((lang) => `${lang}${prefix} ${lang}${start} 302`));
  const [english] = site.languages;
  return [...lines, `/${english.code}/* /:splat 301`, ''].join('\n');
}
