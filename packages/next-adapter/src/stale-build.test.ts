import { expect, test } from 'vitest';
import { staleBuildScript } from './stale-build';

const ORIGIN = 'https://lamps.example';
const script = (src: string) => ({ tagName: 'SCRIPT', src });
const sheet = (href: string) => ({ tagName: 'LINK', rel: 'stylesheet', href });

/** A document of a build, in a tab whose storage outlives it; `fail` answers whether it was loaded anew. */
function openPage(build: string, stored: Map<string, string>, respond: (url: string) => unknown) {
  let reloads = 0;
  let listener: ((event: { target: unknown }) => void) | undefined;
  let answered: Promise<unknown> = Promise.resolve();
  const run = new Function(
    ...['addEventListener', 'fetch', 'location', 'document', 'sessionStorage'],
    staleBuildScript(),
  );
  run(
    (_type: string, added: typeof listener) => (listener = added),
    (url: string) => {
      const answer = Promise.resolve().then(() => respond(url));
      answered = answer.then(
        () => undefined,
        () => undefined,
      );
      return answer;
    },
    { origin: ORIGIN, reload: () => (reloads += 1) },
    { getElementById: () => ({ textContent: JSON.stringify({ buildId: build }) }) },
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  );
  return async (target: unknown) => {
    const before = reloads;
    listener?.({ target });
    await answered;
    await Promise.resolve();
    return reloads - before;
  };
}

const gone = () => ({ status: 404 });
const chunk = `${ORIGIN}/_areas/lamps/_next/static/chunks/1.a.js`;

test.each<[string, unknown, (url: string) => unknown, number]>([
  ['a chunk that is gone', script(chunk), gone, 1],
  ['a style sheet that is gone', sheet(`${ORIGIN}/_areas/lamps/a.css`), gone, 1],
  ['a chunk that is there and broke', script(chunk), () => ({ status: 200 }), 0],
  ['a host in trouble', script(chunk), () => ({ status: 503 }), 0],
  ['no connection', script(chunk), () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['a script of somebody else', script('https://ads.example/_areas/a.js'), gone, 0],
  ['a script beside the builds', script(`${ORIGIN}/static/a.js`), gone, 0],
  ['an image', { tagName: 'IMG', src: chunk }, gone, 0],
  ['a preload', { tagName: 'LINK', rel: 'preload', href: chunk }, gone, 0],
  ['an error of a script, which the window reports', {}, gone, 0],
])('[C13] after %s the page is loaded anew or not', async (_title, target, respond, reloads) => {
  const fail = openPage('a', new Map(), respond);
  expect(await fail(target)).toBe(reloads);
});

test('[C13] a tab leaves each build once, also when hosts of two builds take turns', async () => {
  const stored = new Map<string, string>();
  const reloads: number[] = [];
  for (const build of ['a', 'b', 'a', 'b', 'b', 'c']) {
    reloads.push(await openPage(build, stored, gone)(script(chunk)));
  }
  expect(reloads).toEqual([1, 1, 0, 0, 0, 1]);
});

test('[C13] several files that are gone are one reason', async () => {
  const fail = openPage('a', new Map(), gone);
  expect([await fail(script(chunk)), await fail(script(`${chunk}?2`))]).toEqual([1, 0]);
});

test('[C13] a tab that can’t remember is left alone', async () => {
  const denied = new Map<string, string>();
  denied.set = () => {
    throw new Error('denied');
  };
  expect(await openPage('a', denied, gone)(script(chunk))).toBe(0);
});

test('the script is one line that can’t end its element', () => {
  expect(staleBuildScript()).not.toMatch(/[\n\r]|<\//);
});
