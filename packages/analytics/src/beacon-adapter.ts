import type { AnalyticsAdapter } from './create-analytics';

/**
 * An adapter that posts each event as JSON to an address of one's own: without cookies, without
 * waiting for an answer, and also while the page is being left. What could not be sent is lost.
 *
 * @param endpoint takes the events; it need not answer requests of other origins
 */
export function beaconAdapter(endpoint: string): AnalyticsAdapter {
  return {
    send(event) {
      fetch(endpoint, {
        method: 'POST',
        body: JSON.stringify(event),
        mode: 'no-cors',
        credentials: 'omit',
        keepalive: true,
      }).catch(() => undefined);
    },
  };
}
