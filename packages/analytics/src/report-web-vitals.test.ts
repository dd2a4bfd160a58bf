import { expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './core/event';
import { createAnalytics } from './create-analytics';
import { reportWebVitals, type WebVitalsLike } from './report-web-vitals';

const observe = (name: string) => (callback: (vital: { name: string; value: number }) => void) =>
  callback({ name, value: 1 });
const library: WebVitalsLike = {
  onCLS: observe('CLS'),
  onFCP: observe('FCP'),
  onINP: observe('INP'),
  onLCP: observe('LCP'),
  onTTFB: observe('TTFB'),
};

function session(roll: number, consent = true) {
  const events: AnalyticsEvent[] = [];
  const analytics = createAnalytics({
    adapter: { send: (event) => events.push(event) },
    consent: () => consent,
    doNotTrack: () => false,
    random: () => roll,
  });
  return { analytics, events };
}

test('[E8] a session in the sample sends every web vital', async () => {
  const { analytics, events } = session(0.0001);
  await reportWebVitals({ analytics, load: async () => library });
  expect(events.map((event) => 'name' in event && event.name)).toEqual([
    'CLS',
    'FCP',
    'INP',
    'LCP',
    'TTFB',
  ]);
});

test.each([
  ['outside the sample', 0.00011, true],
  ['without consent', 0, false],
])('[E8] a session %s does not even fetch the library', async (_title, roll, consent) => {
  const load = vi.fn(async () => library);
  await reportWebVitals({ analytics: session(roll, consent).analytics, load });
  expect(load).not.toHaveBeenCalled();
});

test('[E8] a library that cannot be fetched is a warning', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { analytics, events } = session(0);
  await reportWebVitals({ analytics, load: () => Promise.reject(new Error('offline')) });
  expect([events, warned.mock.calls.length]).toEqual([[], 1]);
});
