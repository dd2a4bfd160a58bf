import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchFeedAd } from './core/feed';
import { loadFeed } from './load-feed';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((clean) => clean()));

/** Serves a feed on this machine; gives its address and counts its requests. */
async function serve(listener: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers.cookie ?? 'no cookie'}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests };
}

const signal = () => new AbortController().signal;

test('[E1] the feed is fetched with GET and without cookies', async () => {
  const { url, requests } = await serve((_, response) =>
    response.end('{"ads":[{"statlink":"x"}]}'),
  );
  expect(await loadFeed(url, signal())).toEqual({ ads: [{ statlink: 'x' }] });
  expect(requests).toEqual(['GET no cookie']);
});

test('[D4] an answer of several pieces keeps its characters', async () => {
  const bytes = Buffer.from('[{"statlink":"é"}]');
  const { url } = await serve((_, response) => {
    // The pieces part the two bytes of é.
    response.write(bytes.subarray(0, 15), () => response.end(bytes.subarray(15)));
  });
  expect(await loadFeed(url, signal())).toEqual([{ statlink: 'é' }]);
});

test.each<[string, RequestListener]>([
  ['HTML', (_, response) => response.end('<!doctype html><p>Hello')],
  ['nothing', (_, response) => response.end()],
  ['an error', (_, response) => response.writeHead(503).end('[{"statlink":"https://a.test/"}]')],
  ['10 MB', (_, response) => response.end(JSON.stringify('x'.repeat(10 * 2 ** 20)))],
  ['a broken connection', (_, response) => response.destroy()],
])('[D4] a feed that answers %s is no feed, and is asked once', async (_title, listener) => {
  const { url, requests } = await serve(listener);
  const load = () => loadFeed(url, signal());
  await expect(load()).rejects.toThrow();
  requests.length = 0;
  expect(await fetchFeedAd({ load, wait: async () => undefined })).toBeUndefined();
  expect(requests).toHaveLength(1);
});

test('[D4] a feed that never answers is left when the slot ends', async () => {
  const controller = new AbortController();
  const { url } = await serve(() => controller.abort());
  await expect(loadFeed(url, controller.signal)).rejects.toThrow(/abort/i);
});
