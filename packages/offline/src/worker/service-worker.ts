/** The service worker of the published site: what a reader has seen stays readable offline. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import * as navigationPreload from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Eight weeks, in seconds. */
const MAX_AGE = 8 * 7 * 24 * 60 * 60;

/** Seconds after which a page of the cache is shown instead of a slow network's. */
const PATIENCE = 5;

/** Keeps whole answers only, the newest ones. */
const keep = (maxEntries: number): WorkboxPlugin[] => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE, purgeOnQuotaError: true }),
];

const isBelow =
  (folder: string) =>
  ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }) =>
    sameOrigin && url.pathname.startsWith(folder);

self.addEventListener('message', ({ data }) => {
  const isMessage = typeof data === 'object' && data !== null && 'type' in data;
  if (isMessage && data.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
// Documents are fetched while the worker starts.
navigationPreload.enable();

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: 'documents',
    networkTimeoutSeconds: PATIENCE,
    plugins: keep(200),
  }),
);
registerRoute(
  isBelow('/_next/data/'),
  new NetworkFirst({
    cacheName: 'page-data',
    networkTimeoutSeconds: PATIENCE,
    plugins: keep(200),
  }),
);
// The names of chunks carry the hash of their content.
registerRoute(isBelow('/_areas/'), new CacheFirst({ cacheName: 'chunks', plugins: keep(1000) }));
for (const folder of ['/fonts/', '/history/', '/search/', '/static/']) {
  registerRoute(
    isBelow(folder),
    new StaleWhileRevalidate({ cacheName: 'shared', plugins: keep(200) }),
  );
}
