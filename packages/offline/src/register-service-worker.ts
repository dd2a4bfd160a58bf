import { Workbox } from 'workbox-window';
import { updateStep, type UpdateEvent, type UpdateState } from './core/update-step';
import { hasServiceWorkers } from './has-service-workers';

/**
 * Registers the service worker and keeps the page on the newest one: an installed worker is told to
 * skip waiting, and the page is loaded anew once it is active and the page has the focus. A browser
 * without workers, or one that refuses them, shows the site as before.
 *
 * @param script address of the worker
 * @returns how to stop listening; the worker stays
 */
export function registerServiceWorker(script: string): () => void {
  if (!hasServiceWorkers()) return () => undefined;
  const client = new Workbox(script);
  let state: UpdateState = 'current';
  const step = (event: UpdateEvent) => {
    const next = updateStep(state, event);
    state = next.state;
    if (next.action === 'skip-waiting') client.messageSkipWaiting();
    if (next.action === 'reload') location.reload();
  };

  const waiting = () => step({ type: 'WAITING' });
  const activated = ({ isUpdate, isExternal }: { isUpdate?: boolean; isExternal?: boolean }) =>
    step({
      type: 'ACTIVATED',
      // An external worker was installed by another tab, so this page had one before.
      isUpdate: isUpdate === true || isExternal === true,
      focused: document.hasFocus(),
    });
  const focused = () => step({ type: 'FOCUSED' });
  client.addEventListener('waiting', waiting);
  client.addEventListener('activated', activated);
  addEventListener('focus', focused);
  // After the page's own requests: what the worker keeps for later can wait.
  client.register().catch(() => undefined);

  return () => {
    client.removeEventListener('waiting', waiting);
    client.removeEventListener('activated', activated);
    removeEventListener('focus', focused);
  };
}
