import { hasServiceWorkers } from './has-service-workers';

/** How many of the document's requests the worker knows of. */
let told = 0;

/**
 * Has the worker keep the page that is shown: one that was reached inside the area came without a
 * document, and what the first page of a visit is made of came before the worker.
 * A reader who saves data keeps what the worker saw by itself.
 *
 * @param later what the page may need later: files by their addresses, and code as it is loaded
 */
export async function keepShownPage(later: {
  readonly files: readonly string[];
  readonly load: () => Promise<unknown>;
}): Promise<void> {
  if (!hasServiceWorkers() || savesData()) return;
  const { pathname } = location;
  const worker = await controllingWorker(navigator.serviceWorker);
  await later.load();
  const requests = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [pathname, ...requests.slice(told), ...later.files];
  told = requests.length;
  // Workbox's own message; what no route serves is left alone.
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** The page's worker, as soon as one has taken over. */
async function controllingWorker(container: ServiceWorkerContainer): Promise<ServiceWorker> {
  if (container.controller) return container.controller;
  await new Promise((resolve) => {
    container.addEventListener('controllerchange', resolve, { once: true });
  });
  return controllingWorker(container);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
