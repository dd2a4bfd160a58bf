import { expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './core/event';
import { createAnalytics, type AnalyticsOptions } from './create-analytics';

const event: AnalyticsEvent = { type: 'ad', action: 'click', label: 'a' };

/** What reaches the adapter of these options. */
function sent(options: AnalyticsOptions, ratio?: number): AnalyticsEvent[] {
  const events: AnalyticsEvent[] = [];
  const adapter = { send: (one: AnalyticsEvent) => events.push(one) };
  createAnalytics({ adapter, doNotTrack: () => false, ...options }).send(event, ratio);
  return events;
}

test('[E7] an event goes to the adapter once the reader agreed', () => {
  expect(sent({ consent: () => true })).toEqual([event]);
});

test.each<[string, AnalyticsOptions]>([
  ['without consent', {}],
  ['after consent is refused', { consent: () => false }],
  ['when the browser asks not to be tracked', { consent: () => true, doNotTrack: () => true }],
])('nothing is sent %s', (_title, options) => {
  expect(sent(options)).toEqual([]);
});

test('without an adapter nothing is allowed', () => {
  expect(createAnalytics({ consent: () => true, doNotTrack: () => false }).isAllowed()).toBe(false);
});

test('consent is asked anew for each event', () => {
  let agreed = false;
  const send = vi.fn();
  const consent = () => agreed;
  const analytics = createAnalytics({ adapter: { send }, consent, doNotTrack: () => false });
  analytics.send(event);
  agreed = true;
  analytics.send(event);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  [{ doNotTrack: '1' }, 0],
  [{ globalPrivacyControl: true }, 0],
  [{ doNotTrack: null }, 1],
])('the browser says %j: %s events', (navigator, count) => {
  vi.stubGlobal('navigator', navigator);
  const send = vi.fn();
  createAnalytics({ adapter: { send }, consent: () => true }).send(event);
  vi.unstubAllGlobals();
  expect(send).toHaveBeenCalledTimes(count);
});

test('[E6] an event with a ratio is sent when the die is at most the ratio', () => {
  const options = { consent: () => true, random: () => 0.5 };
  expect([sent(options, 0.4), sent(options, 0.5)]).toEqual([[], [event]]);
});

test('a fault of the adapter is logged and goes no further', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const adapter = {
    send: () => {
      throw new Error('blocked');
    },
  };
  createAnalytics({ adapter, consent: () => true, doNotTrack: () => false }).send(event);
  expect(logged).toHaveBeenCalledTimes(1);
});
