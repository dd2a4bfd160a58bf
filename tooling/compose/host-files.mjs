/**
 * `_headers` and `_redirects` in the form that static hosts share. Hosts join the values of rules
 * that set the same header, so no two rules here do, unless one takes the header back first.
 */

import { runnerAssets, runnerPathname } from './runners.mjs';
import { WORKER } from './service-worker.mjs';

/** Where the site serves its web app manifest; its documents name it. */
export const MANIFEST = 'manifest.webmanifest';

/** The mark as pictures, for the places that take no SVG. */
export const ICONS = [
  { src: '/static/icon-192.png', size: 192, purpose: 'any' },
  { src: '/static/icon-512.png', size: 512, purpose: 'any' },
  { src: '/static/icon-maskable.png', size: 512, purpose: 'maskable' },
];

const MONTH = 2592000;
const YEAR = 31536000;

/** Address of an area's speculation rules; a header names it, so no inline script is needed. */
const rulesPathname = (id) => `/speculation-rules/${id}.json`;

/** Path patterns of an area in all languages. The host owns single pages, so only its home page. */
const patternsOf = ({ languages }, { prefix }) =>
  languages.map(
    ({ code }, index) => `${index === 0 ? '' : `/${code}`}${prefix}${prefix === '/' ? '' : '*'}`,
  );

/**
 * Rules for each area that fetch the document of another area once the pointer rests on a link to
 * it. Links inside an area need none: the client fetches their data.
 *
 * @param {import('@lectern/page-model').SiteConfig} site
 * @returns {Map<string, string>} JSON by pathname
 */
export function speculationRulesFiles(site) {
  const rulesFor = (area) => {
    const others = site.areas.filter((other) => other !== area);
    const where = { href_matches: others.flatMap((other) => patternsOf(site, other)) };
    return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
  };
  return new Map(site.areas.map((area) => [rulesPathname(area.id), rulesFor(area)]));
}

/**
 * Hosts of services that the site's configuration names, as a policy names them.
 *
 * @param {import('@lectern/page-model').SiteConfig} site
 * @param {(import('@lectern/page-model').SiteService | undefined)[]} services
 * @throws when an endpoint is neither an https address nor a path
 */
function serviceOrigins({ origin }, services) {
  const origins = services.flatMap((service) => {
    if (!service) return [];
    const url = new URL(service.endpoint, origin);
    if (url.protocol !== 'https:') {
      throw new Error(
        `apps/site.config.ts names the endpoint "${service.endpoint}". Begin it with https:// or with a slash.`,
      );
    }
    return url.origin === origin ? [] : [url.origin];
  });
  return [...new Set(origins)];
}

/**
 * Hosts that the search of a site asks: none but its own, unless it configures another search.
 *
 * @param {import('@lectern/page-model').SiteConfig} site
 */
function searchHosts({ search }) {
  if (!search) return [];
  const spare = [1, 2, 3].map((number) => `https://${search.appId}-${number}.algolianet.com`);
  return [`https://${search.appId}-dsn.algolia.net`, ...spare];
}

/**
 * @param {import('@lectern/page-model').SiteConfig} site
 * @param {string[]} hashes of the inline scripts
 */
export function headersFile(site, hashes) {
  const { feedback, analytics, playgrounds = {} } = site;
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    // Emotion and the style attribute write styles at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    [
      "connect-src 'self'",
      ...serviceOrigins(site, [feedback, analytics]),
      ...searchHosts(site),
    ].join(' '),
    // Demos in documents of their own.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...serviceOrigins(site, Object.values(playgrounds))].join(' '),
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
    '',
    '/speculation-rules/*',
    '  Content-Type: application/speculationrules+json',
    '',
  ];
  lines.push(`/${MANIFEST}`, '  Content-Type: application/manifest+json', '');
  // Its path names the build.
  lines.push('/_next/data/*', `  Cache-Control: public, max-age=${YEAR}, immutable`, '');
  // The browser looks for a new worker with every visit.
  lines.push(`/${WORKER}`, '  Cache-Control: no-cache', '');
  // A new version of a font keeps its name; the old one serves until it is fetched anew.
  lines.push(
    '/fonts/*',
    `  Cache-Control: public, max-age=${MONTH}`,
    // A runner has no origin, so all it loads that way comes from another one.
    '  Access-Control-Allow-Origin: *',
    '',
  );
  for (const area of site.areas) {
    for (const pattern of patternsOf(site, area)) {
      lines.push(pattern, `  Speculation-Rules: "${rulesPathname(area.id)}"`, '');
    }
    lines.push(`/_areas/${area.id}/*`, `  Cache-Control: public, max-age=${YEAR}, immutable`, '');
    lines.push(`${runnerAssets(area)}*`, '  Access-Control-Allow-Origin: *', '');
    // After the rules for all pages, which it takes back.
    lines.push(
      runnerPathname(area),
      '  ! Content-Security-Policy',
      '  ! Speculation-Rules',
      `  Content-Security-Policy: ${RUNNER_POLICY}`,
      '',
    );
  }
  return lines.join('\n');
}

/**
 * What the document may do in which edited demos run: evaluate them, and load the site's own
 * scripts and fonts. Its handlers of forms run, but no form is sent.
 */
const RUNNER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-forms',
].join('; ');

/** @param {import('@lectern/page-model').SiteConfig} site */
export function redirectsFile(site) {
  const prefixes = site.languages.map(({ code }, index) => (index === 0 ? '' : `/${code}`));
  const lines = site.areas
    .filter(({ start }) => start !== undefined)
    .flatMap(({ prefix, start }) => prefixes.map((lang) => `${lang}${prefix} ${lang}${start} 302`));
  const [english, ...others] = site.languages;
  // At the end, as hosts take the first rule that fits; without one they know the English page only.
  const missing = others.map(({ code }) => `/${code}/* /${code}/404.html 404`);
  return [...lines, `/${english.code}/* /:splat 301`, ...missing, ''].join('\n');
}

/**
 * Every page in each language that it is written in, with its addresses in the others.
 *
 * @param {import('@lectern/page-model').SiteConfig} site
 * @param {{ path: string, language: string, written: boolean }[]} routes
 */
export function sitemapFile({ origin, languages }, routes) {
  const [english] = languages;
  const url = (code, pathname) => `${origin}${code === english.code ? '' : `/${code}`}${pathname}`;
  const writtenIn = new Map();
  for (const { path, language, written } of routes) {
    const codes = writtenIn.get(path) ?? new Set();
    writtenIn.set(path, written ? codes.add(language) : codes);
  }
  const entries = [...writtenIn.keys()].sort().flatMap((pathname) => {
    const served = languages.filter(({ code }) => writtenIn.get(pathname).has(code));
    const alternates = [...served.map(({ code }) => [code, code]), ['x-default', english.code]]
      .map(
        ([hreflang, code]) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url(code, pathname)}"/>`,
      )
      .join('');
    return served.map(({ code }) => `<url><loc>${url(code, pathname)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * The site as an app that can be installed.
 *
 * @param {import('@lectern/page-model').SiteConfig} site
 */
export function manifestFile({ name, description, languages: [{ code, direction }] }) {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description,
    lang: code,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/static/lectern.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICONS.map(({ src, size, purpose }) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  });
}

/** @param {import('@lectern/page-model').SiteConfig} site */
export function robotsFile({ origin }) {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
