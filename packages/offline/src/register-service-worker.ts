import { Workbox } from 'workbox-window';
import { updateStep, type UpdateEvent, type UpdateState } from './core/update-step';

/** What of a page is needed, so that a test can stand in for it. */
export interface ServiceWorkerPage {
  readonly hasFocus: () => boolean;
  readonly reload: () => void;
  /** Calls back whenever the page gets the focus; returns how to stop it. */
  readonly onFocus: (callback: () => void) => () => void;
}

/** What of Workbox is used. */
export type WorkerClient = Pick<
  Workbox,
  'addEventListener' | 'removeEventListener' | 'messageSkipWaiting' | 'register'
>;

/**
 * Registers the service worker and keeps the page on the newest one: an installed worker is told to
 * skip waiting, and the page is loaded anew once it is active and the page has the focus. A browser
 * without workers, or one that refuses them, shows the site as before.
 *
 * @returns how to stop listening; the worker stays
 */
export function registerServiceWorker(
  script: string,
  page: ServiceWorkerPage = browserPage,
  createClient: (script: string) => WorkerClient = (url) => new Workbox(url),
): () => void {
  if (!hasServiceWorkers()) return () => undefined;
  const client = createClient(script);
  let state: UpdateState = 'current';
  const step = (event: UpdateEvent) => {
    const next = updateStep(state, event);
    state = next.state;
    if (next.action === 'skip-waiting') client.messageSkipWaiting();
    if (next.action === 'reload') page.reload();
  };

  const waiting = () => step({ type: 'WAITING' });
  const activated = ({ isUpdate, isExternal }: { isUpdate?: boolean; isExternal?: boolean }) =>
    step({
      type: 'ACTIVATED',
      // An external worker was installed by another tab, so this page had one before.
      isUpdate: isUpdate === true || isExternal === true,
      focused: page.hasFocus(),
    });
  client.addEventListener('waiting', waiting);
  client.addEventListener('activated', activated);
  const stopFocus = page.onFocus(() => step({ type: 'FOCUSED' }));
  client.register({ immediate: true }).catch(() => undefined);

  return () => {
    client.removeEventListener('waiting', waiting);
    client.removeEventListener('activated', activated);
    stopFocus();
  };
}

/** Private windows, old browsers and sandboxed frames have none; some throw when asked. */
function hasServiceWorkers(): boolean {
  try {
    return navigator.serviceWorker !== undefined;
  } catch {
    return false;
  }
}

const browserPage: ServiceWorkerPage = {
  hasFocus: () => document.hasFocus(),
  reload: () => location.reload(),
  onFocus: (callback) => {
    addEventListener('focus', callback);
    return () => removeEventListener('focus', callback);
  },
};
