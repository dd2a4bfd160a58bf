import { afterEach, expect, test, vi } from 'vitest';
import { beaconAdapter } from './beacon-adapter';

afterEach(() => vi.unstubAllGlobals());

test('[E7] an event is posted as JSON, without cookies, and outlives the page', () => {
  const fetched = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  beaconAdapter('https://count.example/events').send({ type: 'ad', action: 'click', label: 'a' });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://count.example/events', {
    method: 'POST',
    body: '{"type":"ad","action":"click","label":"a"}',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  });
});

test('a network that fails is no fault of the page', async () => {
  const failing = Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => failing);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  beaconAdapter('/events').send({ type: 'ad', action: 'click', label: 'a' });
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
