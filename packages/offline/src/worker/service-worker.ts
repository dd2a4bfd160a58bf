/** The service worker of the published site: what a reader has seen stays readable offline. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import * as navigationPreload from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { buildCaches, outdatedCaches } from '../core/build-caches';
import { offlinePageFor } from '../core/offline-page';

declare const self: ServiceWorkerGlobalScope;

/** What the bundler writes into the worker. */
declare const SITE: {
  /** Names the build; another one has other chunks, pages or indexes. */
  readonly build: string;
  /** The offline page in every language. */
  readonly offlinePages: readonly [string, ...string[]];
  /** Those pages, and what they need to be drawn. */
  readonly shell: readonly string[];
};

const CACHES = buildCaches(SITE.build);

/** Eight weeks, in seconds. */
const MAX_AGE = 8 * 7 * 24 * 60 * 60;

/** Seconds after which a page of the cache is shown instead of a slow network's. */
const PATIENCE = 5;

/** Keeps whole answers only, the newest ones. */
const keep = (maxEntries: number): WorkboxPlugin[] => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE, purgeOnQuotaError: true }),
];

/** What follows the path changes nothing on a static host. */
const pageOf = ({ url }: Request) => {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

/** Without a connection, the page of the build before, or else the offline page. */
const standIn: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageOf(request),
  handlerDidError: async ({ request }) => {
    const page = offlinePageFor(new URL(request.url).pathname, SITE.offlinePages);
    return (await caches.match(pageOf(request))) ?? caches.match(page, { cacheName: CACHES.shell });
  },
};

/** A file that a cache lacks, from another one. */
const anyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? caches.match(request),
};

const isBelow =
  (...folders: readonly string[]) =>
  ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }) =>
    sameOrigin && folders.some((folder) => url.pathname.startsWith(folder));

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHES.shell).then((cache) => cache.addAll([...SITE.shell])));
});
self.addEventListener('activate', (event) => event.waitUntil(removeOutdated()));
self.addEventListener('message', ({ data }) => {
  const isMessage = typeof data === 'object' && data !== null && 'type' in data;
  if (isMessage && data.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
// Documents are fetched while the worker starts.
navigationPreload.enable();

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('/')),
  new NetworkFirst({
    cacheName: CACHES.documents,
    networkTimeoutSeconds: PATIENCE,
    plugins: [standIn, ...keep(100)],
  }),
);
// A page names the chunks it was built with, so no page meets those of another build.
registerRoute(
  isBelow('/_areas/'),
  new CacheFirst({ cacheName: 'chunks', plugins: [anyCache, ...keep(1000)] }),
);
registerRoute(
  isBelow('/_next/data/', '/history/', '/search/'),
  new CacheFirst({ cacheName: CACHES.data, plugins: keep(200) }),
);
registerRoute(
  isBelow('/fonts/', '/static/', '/manifest.webmanifest'),
  new StaleWhileRevalidate({ cacheName: 'files', plugins: [anyCache, ...keep(100)] }),
);

async function removeOutdated(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), SITE.build);
  await Promise.all(
    outdated.map(async (name) => {
      // Its record of when each entry was used.
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
      await caches.delete(name);
    }),
  );
}
