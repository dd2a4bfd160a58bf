import { expect, test } from 'vitest';
import { parseHeaders } from '../serve/host-rules.mjs';
import { headersFile, manifestFile, sitemapFile } from './host-files.mjs';

const site = {
  name: 'Lamps',
  description: 'All about lamps.',
  origin: 'https://lamps.example',
  languages: [
    { code: 'en', direction: 'ltr' },
    { code: 'ar', direction: 'rtl' },
  ],
  areas: [{ id: 'docs', name: 'Lamps', prefix: '/', description: 'The site.' }],
};

test('the sitemap names each page with all its languages', () => {
  const routes = ['en', 'ar'].map((language) => ({ path: '/desk/', language, written: true }));
  const urls = [...sitemapFile(site, routes).matchAll(/<url>.*<\/url>/g)].map(([url]) => url);
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://lamps.example/desk/"/>' +
    '<xhtml:link rel="alternate" hreflang="ar" href="https://lamps.example/ar/desk/"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://lamps.example/desk/"/>';
  expect(urls).toEqual([
    `<url><loc>https://lamps.example/desk/</loc>${alternates}</url>`,
    `<url><loc>https://lamps.example/ar/desk/</loc>${alternates}</url>`,
  ]);
});

test('[A2] a page frames its own site and nobody else frames it', () => {
  const policy = headersFile(site, []);
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'\n");
});

test('edited demos run in a document of no origin, which evaluates code and connects to nobody', () => {
  const headersOf = parseHeaders(headersFile(site, []));
  const policy = headersOf('/runner/')['Content-Security-Policy'];
  expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-eval';");
  expect(policy).toContain("connect-src 'none'; form-action 'none';");
  expect(policy).toMatch(/sandbox allow-scripts allow-forms$/);
  expect(policy).not.toContain('allow-same-origin');
  expect(headersOf('/runner/')['Speculation-Rules']).toBeUndefined();
  expect(headersOf('/desk/')['Content-Security-Policy']).not.toContain('unsafe-eval');
  for (const file of ['/_areas/docs/runner/a.js', '/fonts/a.woff2']) {
    expect(headersOf(file)['Access-Control-Allow-Origin']).toBe('*');
  }
});

test('the manifest names the site and its icons, one of which may be cut', () => {
  const manifest = JSON.parse(manifestFile(site));
  expect(manifest).toMatchObject({ name: 'Lamps', start_url: '/', lang: 'en', dir: 'ltr' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['any', undefined],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});

test('what carries its build in its address is kept for good, the worker is looked for each time', () => {
  const headersOf = parseHeaders(headersFile(site, []));
  const cacheOf = (pathname) => headersOf(pathname)['Cache-Control'];
  expect(cacheOf('/_next/data/1a2b/desk.json')).toContain('immutable');
  expect(cacheOf('/_areas/docs/_next/static/chunks/1.js')).toContain('immutable');
  expect(cacheOf('/service-worker.js')).toBe('no-cache');
  expect(cacheOf('/desk/')).toBeUndefined();
});

const connections = (services) =>
  /connect-src ([^;]*)/.exec(headersFile({ ...site, ...services }, []))?.[1];

test.each([
  ['nothing', {}, "'self'"],
  [
    'both services',
    {
      feedback: { endpoint: 'https://forms.example/answers?site=docs' },
      analytics: { endpoint: 'https://count.example:8443/events' },
    },
    "'self' https://forms.example https://count.example:8443",
  ],
  [
    'one host for both',
    {
      feedback: { endpoint: 'https://api.example/feedback' },
      analytics: { endpoint: 'https://api.example/events' },
    },
    "'self' https://api.example",
  ],
  [
    'its own host',
    {
      feedback: { endpoint: '/feedback' },
      analytics: { endpoint: 'https://lamps.example/events' },
    },
    "'self'",
  ],
])('[E3] a site that names %s (%j) lets pages connect to %s', (_what, services, policy) => {
  expect(connections(services)).toBe(policy);
});

test.each(['http://forms.example/', 'javascript:alert(1)', 'data:,'])(
  'an endpoint like %s stops the build with its cure',
  (endpoint) => {
    expect(() => connections({ feedback: { endpoint } })).toThrow(
      `apps/site.config.ts names the endpoint "${endpoint}". Begin it with https:// or with a slash.`,
    );
  },
);

test('a page asks its own host alone; with DocSearch configured, the hosts of its application too', () => {
  const search = { provider: 'docsearch', appId: 'LAMPS', apiKey: 'key', indexName: 'lamps' };
  expect(connections({})).toBe("'self'");
  expect(connections({ search })?.split(' ')).toEqual([
    "'self'",
    'https://LAMPS-dsn.algolia.net',
    'https://LAMPS-1.algolianet.com',
    'https://LAMPS-2.algolianet.com',
    'https://LAMPS-3.algolianet.com',
  ]);
});

test('forms go to its own host alone; with playgrounds configured, to theirs too', () => {
  const forms = (more) => /form-action ([^;]*)/.exec(headersFile({ ...site, ...more }, []))?.[1];
  expect(forms({})).toBe("'self'");
  const stackblitz = { endpoint: 'https://blitz.example/run' };
  const codesandbox = { endpoint: 'https://box.example/api/define' };
  expect(forms({ playgrounds: { stackblitz, codesandbox } })).toBe(
    "'self' https://blitz.example https://box.example",
  );
  expect(forms({ playgrounds: { codesandbox } })).toBe("'self' https://box.example");
});
